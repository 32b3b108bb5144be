import { mkdir, writeFile } from 'node:fs/promises'
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import { compact } from '../meshFinishing/writeGlb.ts'
import { contour, type Shell } from './contour.ts'
import { type FigurePart, PARTS } from './parts.ts'
import { type FigurePartShell, shadeFigure } from './occludeFigure.ts'
import { writeFigure } from './writeFigure.ts'

const FOLDER = new URL('../../../../packages/library/assets/players/', import.meta.url).pathname
const NORMAL_WEIGHT = 0.02
const MAX_ERROR = 0.05

/** Simplifies a part to at most its number of triangles, fewer where it is flat. */
function thin(shell: Shell, { triangles }: FigurePart): Shell {
  const weights = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT]
  const [kept] = MeshoptSimplifier.simplifyWithAttributes(
    shell.triangles,
    shell.positions,
    3,
    shell.normals,
    3,
    weights,
    null,
    Math.min(triangles * 3, shell.triangles.length),
    MAX_ERROR,
    ['Regularize'],
  )
  const { triangles: own, source } = compact({ triangles: kept })
  const pick = (values: Float32Array): Float32Array =>
    Float32Array.from({ length: source.length * 3 }, (_, i) => values[3 * source[Math.floor(i / 3)]! + (i % 3)]!)
  return { positions: pick(shell.positions), normals: pick(shell.normals), triangles: own }
}

/** The figure's parts, thinned to what a screen shows. */
export async function makeParts(parts: readonly FigurePart[] = PARTS): Promise<FigurePartShell[]> {
  await Promise.all([MeshoptSimplifier.ready, MeshoptEncoder.ready])
  return parts.map(part => ({ part, shell: thin(contour(part.field, part), part) }))
}

/** Builds the figure that wears the soccer kit, with its boots, and writes it to the library. */
export async function makeMannequin(tell: (line: string) => void, folder = FOLDER): Promise<void> {
  const made = await makeParts()
  const glb = await writeFigure(made, await shadeFigure(made))
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/mannequin.glb`, glb)
  for (const { part, shell } of made) tell(`  ${part.name}: ${shell.triangles.length / 3} triangles`)
  const triangles = made.reduce((sum, { shell }) => sum + shell.triangles.length / 3, 0)
  tell(`mannequin: ${triangles} triangles, ${(glb.byteLength / 1000).toFixed(0)} kB`)
}
