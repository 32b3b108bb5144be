import {
  box,
  mirrorIntoWhole,
  oval,
  repeatAround,
  rotatePath,
  scaleAndMovePath,
  star,
  uniformWinding,
  withMirrorImage,
} from '../svgPath.ts'
import { type FamilyFile, parseFamily, type SymbolPart } from './familyFile.ts'
import type { SymbolShape } from './symbol.ts'

/** A symbol as its family's file has it, with its shapes drawn. */
export interface DrawnSymbol {
  readonly tags: string
  readonly shapes: readonly SymbolShape[]
}

/** Path data of a family's named parts. */
type Defs = ReadonlyMap<string, string>

const joinedPath = (parts: SymbolPart | readonly SymbolPart[], defs: Defs): string =>
  [parts]
    .flat()
    .map(part => partPath(part, defs))
    .join('')

function usedPath(name: string, defs: Defs): string {
  const path = defs.get(name)
  if (path === undefined) throw new Error(`no part is named ${name} in the file's defs`)
  return path
}

/** Returns a part's path data. */
function partPath(part: SymbolPart, defs: Defs): string {
  if (typeof part === 'string') return part
  if ('use' in part) return usedPath(part.use, defs)
  if ('circle' in part) return oval(...part.circle)
  if ('ellipse' in part) return oval(...part.ellipse)
  if ('box' in part) return box(...part.box)
  if ('star' in part) return star(part.star, part.radius, part)
  if ('half' in part) return mirrorIntoWhole(joinedPath(part.half, defs))
  if ('pair' in part) return withMirrorImage(joinedPath(part.pair, defs))
  const path = joinedPath(part.of, defs)
  if ('repeat' in part) return repeatAround(path, part.repeat, part.centre)
  if ('scale' in part)
    return scaleAndMovePath(path, { x: part.at?.[0], y: part.at?.[1], by: part.scale, tall: part.tall })
  return [part.rotate]
    .flat()
    .map(degrees => rotatePath(path, degrees, part.centre))
    .join('')
}

type ShapeInFile = FamilyFile['symbols'][string]['shapes'][number]

function drawShape(shape: ShapeInFile, defs: Defs): SymbolShape {
  const isMark = 'detail' in shape
  const d = joinedPath(isMark ? shape.detail : shape.ink, defs)
  return shape.line === undefined ? { d: uniformWinding(d), isMark } : { d, isMark, width: shape.line }
}

/** Draws the symbols of a family's file, by id. Throws, with the place of the mistake, when the file is wrong. */
export function readFamily(file: unknown): Readonly<Record<string, DrawnSymbol>> {
  const { defs = {}, symbols } = parseFamily(file)
  const paths = new Map<string, string>()
  for (const [name, part] of Object.entries(defs)) paths.set(name, partPath(part, paths))
  return Object.fromEntries(
    Object.entries(symbols).map(([id, { tags, shapes }]) => [
      id,
      { tags, shapes: shapes.map(shape => drawShape(shape, paths)) },
    ]),
  )
}
