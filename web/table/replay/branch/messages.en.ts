/** What is said of a branch; it comes with the first one that is looked at. */
export const en = {
  label: 'Branch',
  unnamed: 'Branch from move {at}',
  from: 'It leaves the game after move {at}.',
  'comment.none': 'No comment at this move.',
  commented: 'Comment at move {n}',
  edit: 'Name and comment',
  name: 'Name of the branch',
  comment: 'Comment at move {n}',
  save: 'Save',
  share: 'Copy the link',
  shared: 'Copied: {size} kB',
  'share.failed': 'The link could not be copied. Allow this page to use the clipboard, and try again.',
  goOn: 'Go on playing',
  'save.failed': 'This cannot be kept on this device: its storage is full or closed.',
}

export type BranchMessage = keyof typeof en
