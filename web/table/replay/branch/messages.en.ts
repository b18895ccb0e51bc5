/** What is said of a branch; it comes with the first one that is looked at. */
export const en = {
  label: 'Branch',
  unnamed: 'Branch from move {at}',
  from: 'Branches off after move {at}.',
  'comment.none': 'No comment on this move.',
  commented: 'Comment on move {n}',
  edit: 'Name and comment',
  name: 'Branch name',
  comment: 'Comment on move {n}',
  save: 'Save',
  share: 'Copy link',
  shared: 'Copied: {size} kB',
  'share.failed': 'Couldn’t copy the link. Allow this page to use the clipboard and try again.',
  goOn: 'Continue playing',
  'save.failed': 'Can’t save on this device: its storage is full or blocked.',
}

export type BranchMessage = keyof typeof en
