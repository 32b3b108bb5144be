import { open, readFile } from 'node:fs/promises'

/** The position of a drawing in its file, in bytes. */
export interface IconPlace {
  readonly at: number
  readonly length: number
}

export interface IconFile {
  readonly places: ReadonlyMap<string, IconPlace>
  /** Other names, and the drawing each of them means. */
  readonly aliases: readonly (readonly [alias: string, name: string])[]
  /** Side of the square that drawings without a size of their own fill. */
  readonly side: number
}

/** The mark of drawings that their makers withdrew. */
const UNFIT = /"hidden"\s*:\s*true/
const KEY = /[\s,]*"([^"\\]*)"\s*:\s*\{/y
const END = /"[^"\\]*(?:\\.[^"\\]*)*"?|\}/g

/** Walks over the members of the object that begins at `at`: their names and where their own objects begin and end. */
function* membersFrom(text: string, at: number): Generator<{ name: string; at: number; length: number }> {
  let position = at
  for (;;) {
    KEY.lastIndex = position
    const key = KEY.exec(text)
    if (!key) return
    const start = KEY.lastIndex - 1
    END.lastIndex = KEY.lastIndex
    let found = END.exec(text)
    while (found && found[0] !== '}') found = END.exec(text)
    if (!found) return
    position = END.lastIndex
    yield { name: key[1] ?? '', at: start, length: position - start }
  }
}

const startOf = (text: string, name: string): number => {
  const key = text.indexOf(`"${name}"`)
  return key === -1 ? text.length : text.indexOf('{', key) + 1
}

/**
 * Reads which drawings a collection's file holds and where each stands in it. The drawings themselves stay on the disk: nine
 * megabytes of them would be held for the few that are ever asked for.
 */
export async function indexIcons(path: string): Promise<IconFile> {
  // One character per byte, so that positions in the text are positions in the file.
  const text = (await readFile(path)).toString('latin1')
  const places = new Map<string, IconPlace>()
  for (const { name, at, length } of membersFrom(text, startOf(text, 'icons'))) {
    if (!UNFIT.test(text.slice(at, at + length))) places.set(copyOf(name), { at, length })
  }
  const aliases: [string, string][] = []
  for (const { name, at, length } of membersFrom(text, startOf(text, 'aliases'))) {
    const { parent } = JSON.parse(text.slice(at, at + length)) as { parent?: string }
    if (parent !== undefined) aliases.push([copyOf(name), copyOf(parent)])
  }
  const side = /"height"\s*:\s*(\d+)[\s}]*$/.exec(text.slice(-200))?.[1]
  return { places, aliases, side: Number(side ?? 16) }
}

/** A text of its own: a piece of the file's text would keep all of it in memory. */
const copyOf = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

/** One drawing, read from the disk. */
export async function readIcon(path: string, { at, length }: IconPlace): Promise<{ body: string; height?: number }> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at)
    return JSON.parse(buffer.toString('utf8')) as { body: string; height?: number }
  } finally {
    await file.close()
  }
}
