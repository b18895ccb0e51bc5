import { channel } from 'node:diagnostics_channel'

/**
 * Named points on the path of a move. A chaos run subscribes to one of them in a process and kills that process there;
 * without a subscriber they do nothing.
 */
export const failPoints = {
  beforeCommit: channel('carriage.before-commit'),
  afterCommit: channel('carriage.after-commit'),
  afterPublish: channel('carriage.after-publish'),
}
