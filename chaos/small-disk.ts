import { execFileSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type OwnCluster, startCluster, unprivileged } from './cluster.ts'

/** A file system of our own that can be made full. */
interface SmallDisk {
  /** Takes away what is free of it. */
  fill(): void
  /** Gives it back. */
  free(): void
  unmount(): void
}

export interface ClusterOnDisk {
  readonly cluster: OwnCluster
  /** Leaves it without a free byte for this many milliseconds; nothing where no disk may be mounted. */
  readonly fillDisk: ((milliseconds: number) => Promise<void>) | undefined
  unmount(): void
}

/** A cluster whose disk can be made full, where this user may mount one. */
export async function startClusterOnDisk(folder: string, port: number): Promise<ClusterOnDisk> {
  const disk = mountSmallDisk(join(folder, 'postgres'))
  const cluster = await startCluster(folder, port)
  return {
    cluster,
    fillDisk:
      disk &&
      (async (milliseconds) => {
        disk.fill()
        await pause(milliseconds)
        disk.free()
        // It may have ended because it could not write, as any PostgreSQL does, and its supervisor starts it again.
        await cluster.revive()
      }),
    unmount: () => disk?.unmount(),
  }
}

/** All of it is memory, so no more than this. */
const size = '2g'

/** Only root may mount one; nothing where it is not allowed. */
function mountSmallDisk(folder: string): SmallDisk | undefined {
  const as = unprivileged()
  if (!as) return undefined
  mkdirSync(folder)
  const mount = (...options: string[]) => execFileSync('mount', options, { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${size},mode=0700,uid=${as.uid},gid=${as.gid}`, 'carriage-chaos', folder)
  } catch {
    return undefined
  }
  return {
    fill() {
      const { blocks, bavail, bsize } = statfsSync(folder)
      mount('-o', `remount,size=${Math.ceil(((blocks - bavail) * bsize) / 1024)}k`, folder)
    },
    free: () => mount('-o', `remount,size=${size}`, folder),
    unmount: () => execFileSync('umount', ['-l', folder]),
  }
}
