export const operatorMessages = {
  linkRefused: 'This link is used up or too old. Make another one on the server.',
  teacherNotFound: 'This teacher is not there any more.',
  whoRequired: 'Please give an email address, or a class code and a name.',
  nameRequired: 'Please type the name as it stands above.',
  nameDiffers: 'This is not the name as it stands above. Nothing was erased.',
  backupJustMade: 'A backup is being made just now, or was a moment ago.',
  backupFailed: 'The backup could not be made. The last errors in the overview say why.',
} as const;
