/**
 * Words that reverse a statement, in the supported languages. None has another meaning in another of them,
 * and of a pair ("ne … pas") only one is listed: each reversal counts once.
 */
const NEGATIONS: ReadonlySet<string> = new Set(
  `no not never none nothing nobody neither nor without cannot cant dont doesnt didnt isnt arent wasnt werent wont couldnt
  shouldnt wouldnt hasnt havent hadnt
  nicht nichts kein keine keinen keinem keiner keines nie niemals niemand ohne weder
  pas jamais aucun aucune sans personne
  nunca jamás ningún ninguna tampoco
  non senza nessun nessuna
  não sem nem nenhum nenhuma jamais
  niet niets geen nooit zonder noch
  لا ليس ليست لم لن غير بدون دون بلا
  не нет без нельзя никогда никак
  नहीं नही मत ना न बिना
  なく ず ぬ
  değil yok hiç`.split(/\s+/),
);

// Turkish negates within the verb: duyar, duymaz.
const NEGATED_FORM =
  /.n't$|(ない|なかった|せん)$|^[不没沒無无未非勿]|\p{L}{2}(m[ae]z(l[ae]r)?|m[ıiuü]yor(l[ae]r)?|m[ae]d[ıi](l[ae]r)?)$/u;

export const isNegation = (word: string): boolean => NEGATIONS.has(word) || NEGATED_FORM.test(word);

/**
 * Beginnings of words that call a statement untrue, doubtful, invented or another person's: the text around
 * them may equal the model answer without claiming it.
 */
const DOUBTS = new RegExp(
  `^(?:${`fals wrong incorrect untru inaccura mistak misconcep misunder mislead error erroneous myth lie$ lies$ liar lying lied$ fool
  absurd nonsens rubbish ridicul silly stupid garbag bogus hoax jok kidding preten imagin dream fantas fictio fairy magic
  oppos contrar revers invers hardly scarc barely seldom rarely unlike improbab doubt den(?:y|ied|ies)$ disagre disprov
  refut reject debunk impossib fake suppos alleg claim assert rumou?r superstit contradict fail retract wish
  legend gossip guess believ belief unproven outdated obsolet ironic sarcas
  falsch irrtum irrtüm unsinn quatsch lüge angeblich gegenteil umgekehrt kaum stimmt behaupt unwahr fehler märchen scherz
  faux fausse erreur mensong bêtis prétend contrair contrári guère croya plaisant mentir equivoc apenas supuest increíble broma
  sbagli errat errore bugia presunt scherz assurd errad engan suposta brincad
  fout onjuist onwaar leugen tegendeel omgekeerd nauwelijks zogenaam onzin grap
  خطأ خاطئ كذب عكس وهم خراف مزح неверн неправ ложь ложн ошиб наоборот противопол вряд якобы шутк миф
  गलत ग़लत झूठ उल्टा विपरीत मज़ाक मिथक 错 錯 假 谎 相反 误 誤 谬 玩笑`.replaceAll(/\s+/g, '|')})`,
  'u',
);

/** Words that may introduce the opposite of the preceding text. */
const TURNS: ReadonlySet<string> = new Set(
  `but however although though instead rather except unless actually nevertheless nonetheless still yet despite whereas wait sorry
  otherwise conversely alas oops
  aber jedoch sondern allerdings doch trotzdem stattdessen mais cependant pourtant plutôt sauf pero sino aunque embargo excepto
  ma però invece tuttavia mas porém contudo entretanto maar echter integendeel
  لكن لكنه بل رغم но однако хотя зато लेकिन परंतु किंतु मगर बल्कि 但 但是 然而 不过 而是 可是`.split(/\s+/),
);

export const isDoubt = (word: string): boolean => DOUBTS.test(word) || TURNS.has(word);
