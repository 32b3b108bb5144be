import { luminance, mixColours, parseHex, toHex, type Rgba } from '@kitwright/measure'
import { fillDown, fillGlow, horizonOf, paintCorners, pxPerM } from './pens.ts'
import type { SceneView, TeamScene } from './types.ts'

const BLACK: Rgba = { r: 12, g: 14, b: 20, a: 1 }
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const GREY: Rgba = { r: 120, g: 126, b: 136, a: 1 }

/** The backdrop's colours: the club's darkest one, deep behind the team and lighter around the middle. */
function backdropOf({ colours }: SceneView): { deep: string; mid: string; floor: string } {
  const own = colours.flatMap(colour => parseHex(colour) ?? [])
  const darkest = own.toSorted((a, b) => luminance(a) - luminance(b))[0] ?? GREY
  const base = luminance(darkest) > 0.5 ? GREY : darkest
  return {
    deep: toHex(mixColours(base, BLACK, 0.34)),
    mid: toHex(mixColours(mixColours(base, GREY, 0.6), WHITE, 0.72)),
    floor: toHex(mixColours(mixColours(base, GREY, 0.55), BLACK, 0.5)),
  }
}

/** A photographer's studio: a paper backdrop in the club's colour, bent into the floor. */
export const studioHall: TeamScene = {
  light: {
    shadows: [
      { towards: [0, 1, 0.04], darkness: 0.55, softM: 0.05 },
      { towards: [-0.5, 1, 0.75], darkness: 0.26, softM: 0.12 },
      { towards: [0.55, 1, 0.6], darkness: 0.18, softM: 0.14 },
    ],
    tint: ['#ffffff', '#d7d9de'],
    rim: ['#e6efff', '#e6efff'],
  },
  paintBack(pen, view) {
    const { widthPx, heightPx } = view.size
    const m = pxPerM(view)
    const { deep, mid, floor } = backdropOf(view)
    const bend = horizonOf(view) + 0.75 * m
    pen.fillStyle = deep
    pen.fillRect(0, 0, widthPx, heightPx)
    fillGlow(pen, {
      x: widthPx / 2,
      y: horizonOf(view) - 0.1 * m,
      reachX: widthPx * 0.62,
      reachY: 2.3 * m,
      stops: [
        [0, `${mid}ff`],
        [0.45, `${mid}b0`],
        [1, `${mid}00`],
      ],
    })
    // The floor grows out of the backdrop without an edge.
    fillDown(pen, { y: bend - 0.5 * m, widthPx, heightPx: heightPx - bend + 0.5 * m }, [
      [0, `${floor}00`],
      [0.4, `${floor}d0`],
      [1, `${floor}ff`],
    ])
    fillGlow(pen, {
      x: widthPx / 2,
      y: bend + 0.45 * m,
      reachX: widthPx * 0.52,
      reachY: 0.62 * m,
      stops: [
        [0, 'rgb(255 255 255 / 0.24)'],
        [0.6, 'rgb(255 255 255 / 0.08)'],
        [1, 'rgb(255 255 255 / 0)'],
      ],
    })
  },
  paintFront(pen, view) {
    paintCorners(pen, view, 0.34)
  },
}
