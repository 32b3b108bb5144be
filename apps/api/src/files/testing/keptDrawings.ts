import { cleanSvg } from '../safety/cleanSvg.ts'
import { drawSvg } from '../svgRendering/drawSvg.ts'
import { PROGRAMS } from './programs.ts'
import { SCENES } from './scenes.ts'
import { writeScene } from './writeScene.ts'

/** Returns a drawing such as clubs put on shirts, as a program writes it. */
export const drawingBy = (program: keyof typeof PROGRAMS, scene: keyof typeof SCENES): string =>
  writeScene(SCENES[scene]!, PROGRAMS[program]!)

/** A drawing as it is kept once it was uploaded; rejects one that is refused. */
export const keepDrawing = async (svg: string) => cleanSvg(Buffer.from(svg))

/** A kept drawing's pixels as the server draws them, as large as that. */
export const drawingAt = async (bytes: Uint8Array, sidePx: number): Promise<Uint8Array> =>
  (await drawSvg({ bytes, sidePx, mostLayersPx: Infinity }))!
