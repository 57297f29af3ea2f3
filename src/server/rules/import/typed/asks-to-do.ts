const ASKS =
  /^\W{0,3}(?:name|list|define|state|give|what|who|when|where|which|how|why|calculate|find|solve|identify|draw|complete|write|translate|prove|show|simplify|convert|outline|suggest|mention|differentiate|distinguish|match|arrange|explain|describe|discuss|compare|justify|evaluate|analy[sz]e)\b/i;

/** Whether a text begins with a question word or an instruction. */
export const asksToDo = (text: string): boolean => ASKS.test(text.slice(0, 40));
