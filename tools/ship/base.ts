import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from './prune.ts'

/**
 * The shell of the image and the commands of its scripts: one program that needs no library (Debian's
 * `busybox-static`).
 */
const SHELL = '/bin/busybox'
/** User of the server, as in the Dockerfile. */
export const USER = { uid: 10_001, gid: 10_001 } as const
const FILES: Readonly<Record<string, string>> = {
  'etc/passwd': `root:x:0:0:root:/root:/bin/sh\nkitwright:x:${USER.uid}:${USER.gid}::/data:/bin/false\n`,
  'etc/group': `root:x:0:\nkitwright:x:${USER.gid}:\n`,
  // Host names: /etc/hosts takes precedence over DNS.
  'etc/nsswitch.conf': 'hosts: files dns\n',
}
/** The Debian packages whose copyright notes are copied from their usual place. */
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'busybox-static']

/** Returns whether the base can be assembled here: on a Linux with glibc and a static busybox. */
export const canAssembleBase = (): boolean => existsSync(SHELL) && existsSync('/usr/bin/ldd')

/**
 * Copies the parts of Debian that a tree needs into a folder, as the root of the image: the C and C++ libraries that
 * its programs are linked with, a shell, a user, and nothing else. Throws when a library is not found.
 */
export function assembleBase(root: string, tree: string): void {
  for (const folder of ['bin', 'usr/bin', 'usr/local/bin', 'dev', 'proc', 'etc', 'root'])
    mkdirSync(join(root, folder), { recursive: true })
  mkdirSync(join(root, 'tmp'))
  chmodSync(join(root, 'tmp'), 0o1777)
  for (const path of librariesOf(tree)) copyReal(path, root)
  copyReal(SHELL, root)
  for (const name of execFileSync(SHELL, ['--list'], { encoding: 'utf8' }).trim().split('\n'))
    if (name !== 'busybox') symlinkSync('busybox', join(root, 'bin', name))
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(root, path), text)
  for (const name of PACKAGES) {
    const note = `/usr/share/doc/${name}/copyright`
    if (existsSync(note)) copyReal(note, root)
  }
  symlinkSync('/opt/kitwright/bin/kit', join(root, 'usr/local/bin/kit'))
}

/** Copies the file behind all links under the requested name. */
function copyReal(path: string, root: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  copyFileSync(realpathSync(path), join(root, path))
}

/** Returns the paths of the system libraries that the programs of a tree are linked with, including the loader. */
function librariesOf(tree: string): string[] {
  const programs = filesOf(tree).filter(path => /\.node$|\.so[.\d]*$|\/bin\/node$/.test(path))
  const said = programs.flatMap(path => execFileSync('ldd', [path], { encoding: 'utf8' }).split('\n'))
  const missing = said.find(line => line.includes('not found'))
  if (missing !== undefined) throw new Error(`The system lacks a library: ${missing.trim()}`)
  const paths = said.map(line => /^\s*(?:\S+ => )?(\/\S+) \(0x/.exec(line)?.[1])
  return [...new Set(paths)].filter(path => path !== undefined).filter(path => !path.startsWith(realpathSync(tree)))
}
