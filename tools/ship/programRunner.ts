import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { chownSync } from 'node:fs'
import { join } from 'node:path'
import { assembleBase, canAssembleBase, USER } from './base.ts'

/** Path of the source tree in the image. */
export const HOME_IN_IMAGE = 'opt/kitwright'

/** Starts programs of the tree. */
export interface ProgramRunner {
  /** Its data folder, as seen by this machine and by the program. */
  readonly data: { readonly here: string; readonly there: string }
  /** Starts a program of the tree, by its path in it, in the tree's folder. */
  readonly start: (program: string, args: readonly string[], env: NodeJS.ProcessEnv) => ChildProcess
}

/**
 * Enters the image's own root, with nothing else of this machine: the mounts are visible only to the program and end
 * with it.
 */
const ENTER = `mount -t proc proc "$0/proc" && mount --bind /dev "$0/dev" && exec chroot --userspec=${USER.uid}:${USER.gid} "$0" \\
  /bin/sh -c 'cd /${HOME_IN_IMAGE} && exec "$@"' sh "$@"`

/**
 * Runs the tree as the image does, if this process is root and the base can be assembled. Otherwise runs it as an
 * unprivileged user on this machine's own system and reports the omissions.
 */
export function goInside(root: string): ProgramRunner {
  const tree = join(root, HOME_IN_IMAGE)
  const here = join(root, 'data')
  if (process.getuid?.() !== 0 || !canAssembleBase()) {
    console.log(
      'It runs on this machine’s system, not in the image’s: that takes root, glibc and Debian’s busybox-static.',
    )
    return {
      data: { here, there: here },
      start: (program, args, env) => spawn(join(tree, program), args, { cwd: tree, env, ...strangerHere() }),
    }
  }
  assembleBase(root, tree)
  return {
    data: { here, there: '/data' },
    start: (program, args, env) => spawn('unshare', ['--mount', 'sh', '-c', ENTER, root, program, ...args], { env }),
  }
}

/** A program started by root drops to another user. */
const strangerHere = (): Partial<typeof USER> => (process.getuid?.() === 0 ? USER : {})

/** Gives a folder to the user that the program runs as. */
export function giveToStranger(folder: string): void {
  if (process.getuid?.() === 0) chownSync(folder, USER.uid, USER.gid)
}
