import { channel } from 'node:diagnostics_channel'

/**
 * Named points on the path of a move, and of a bucket from one database to another. A chaos run subscribes to one of
 * them in a process and kills that process there; without a subscriber they do nothing.
 */
export const failPoints = {
  beforeCommit: channel('carriage.before-commit'),
  afterCommit: channel('carriage.after-commit'),
  afterPublish: channel('carriage.after-publish'),
  bucketCopied: channel('carriage.bucket-copied'),
  bucketCompared: channel('carriage.bucket-compared'),
  bucketSwitched: channel('carriage.bucket-switched'),
  bucketEmptied: channel('carriage.bucket-emptied'),
}
