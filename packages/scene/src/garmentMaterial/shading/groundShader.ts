import { LIMITS } from '@kitwright/design'

/** A piece has its own ground and at most three regions: one channel of the region mask each. */
export const MAX_SLOTS = 4

const CHANNELS = ['r', 'g', 'b'] as const

/** How much a program can paint an area with. Nearly all cloth needs no more than one pattern of one ink, and its program is built in half the time. */
export interface ShaderCapacity {
  readonly patterns: number
  readonly inks: number
}
export const PLAIN_ROOM: ShaderCapacity = { patterns: 1, inks: 1 }
/** With four areas on a piece that is as many tiles as every phone can paint with at once. */
export const RICH_ROOM: ShaderCapacity = { patterns: LIMITS.patterns, inks: LIMITS.inks }

/** The rows of a slot's ground, four numbers each, in one array: separate uploads cost as much each as all together. */
export const ROW = {
  /** Premultiplied colours. */
  from: 0,
  to: 1,
  /** Linear: a·x + b·y + c, radial: centre and 1/radius; w: 0 solid, 1 linear, 2 radial. */
  ramp: 2,
  /** First stop, 1 / distance to the second, glow; w: 1 where ramp and tiles lie on the garment's table. */
  more: 3,
} as const
const FILL_ROWS = 4
/**
 * A pattern's rows: its inks (colour and opacity), then mm to tiles, a coordinate a row; w of the first is 1 for a
 * pattern, 2 for a picture in its own colours, 3 for one shown once.
 */
const patternRows = ({ inks }: ShaderCapacity): number => inks + 2
/** Returns the first row of a pattern. */
export const patternRow = (room: ShaderCapacity, pattern: number): number => FILL_ROWS + pattern * patternRows(room)
export const slotRows = (room: ShaderCapacity): number => patternRow(room, room.patterns)

/** With the textures of the sheet, the regions, stitches and weave beside those of patterns and an ink's own: as many as every phone can paint with at once. */
const MAX_TEXTURES = 16
/** Textures beside those of patterns: sheet, regions, stitches, weave. */
const OTHER_TEXTURES = 4
/** Whether a program has a texture to spare for an ink that was taken out of the layers. */
export const hasRoomForInk = (slots: number, { patterns }: ShaderCapacity): boolean =>
  slots * patterns + OTHER_TEXTURES + 1 <= MAX_TEXTURES
export const textureCount = (slots: number, room: ShaderCapacity): number =>
  slots * room.patterns + OTHER_TEXTURES + (hasRoomForInk(slots, room) ? 1 : 0)

const INK = `
uniform sampler2D uShare; // of the ink that the layers lack
uniform vec3 uInk;
`

const declarations = (slots: number, room: ShaderCapacity): string => `
in vec2 vTable; // mm: the place on the garment's table
uniform vec4 uBox; // mm: left, top, width, height of the piece
uniform vec3 uFabric;
uniform sampler2D uLayers;
uniform float uHasLayers;
uniform sampler2D uRegions;
uniform vec2 uRegionUse; // pixels per mm; 1 where their alpha says where patterns are seen
uniform vec4 uSlots[${slots * slotRows(room)}];
uniform sampler2D uTileMask[${slots * room.patterns}];
${hasRoomForInk(slots, room) ? INK : ''}
`

const CHANNEL_OF_INK = ['r', 'g', 'b', 'a'] as const

/** One pattern of a slot over what it has so far. */
function pattern(slot: number, k: number, room: ShaderCapacity): string {
  const row = (at: number): string => `uSlots[${slot * slotRows(room) + patternRow(room, k) + at}]`
  const inks = CHANNEL_OF_INK.slice(0, room.inks).map(
    (channel, i) => `own = mix(own, ${row(i)}.rgb, ink.${channel} * ${row(i)}.a);`,
  )
  const inked = inks.join('\n      ')
  // The plain program knows inks alone. Where its clear rim is smaller than a pixel, a picture would go on beyond its edges.
  const painted =
    room.inks < CHANNEL_OF_INK.length
      ? inked
      : `if (tileX${k}.w > 2.5 && max(abs(uv${k}.x - .5), abs(uv${k}.y - .5)) > .5) ink = vec4(0.);
      if (tileX${k}.w > 1.5) own = own * (1. - ink.a * ${row(0)}.a) + ink.rgb * ${row(0)}.a;
      else { ${inked} }`
  return `
    vec4 tileX${k} = ${row(room.inks)};
    if (tileX${k}.w > .5) {
      vec4 tileY${k} = ${row(room.inks + 1)};
      vec3 place = vec3(tileY${k}.w > .5 ? mm : at, 1.);
      vec2 uv${k} = vec2(dot(tileX${k}.xyz, place), dot(tileY${k}.xyz, place));
      vec4 ink = texture(uTileMask[${slot * room.patterns + k}], uv${k})${room === RICH_ROOM ? ' * seen' : ''};
      ${painted}
    }`
}

const slot = (i: number, room: ShaderCapacity): string => {
  const share = i === 0 ? '' : ` * regions.${CHANNELS[i - 1]}`
  const row = (name: keyof typeof ROW): string => `uSlots[${i * slotRows(room) + ROW[name]}]`
  return `
  {
    vec4 fill = ${row('from')};
    vec4 ramp = ${row('ramp')};
    vec4 more = ${row('more')};
    vec2 at = more.w > .5 ? vTable : mm;
    if (ramp.w > .5) {
      float t = ramp.w > 1.5 ? length(at - ramp.xy) * ramp.z : dot(at, ramp.xy) + ramp.z;
      fill = mix(fill, ${row('to')}, clamp((t - more.x) * more.y, 0., 1.));
    }
    // Fill and patterns are one paint: laid on one by one, the fill would shine through along the region's edge.
    vec3 own = fill.rgb + c * (1. - fill.a);${Array.from({ length: room.patterns }, (_, k) => pattern(i, k, room)).join('')}
    c = ${i === 0 ? 'own' : `mix(c, own, regions.${CHANNELS[i - 1]})`};
    if (more.z > 0.) c = mix(c, vec3(step(dot(c, vec3(.3, .6, .1)), .6)), more.z${share});
  }`
}

/** The mask is coarse, its half-way line is not: that line is drawn one pixel soft, whatever the distance. */
const REGIONS = `
  vec2 perPx = fwidth(mm);
  float sharp = max(1., 1. / (uRegionUse.x * max(perPx.x, perPx.y)));
  vec4 regions = clamp((texture(uRegions, uv, -1.) - .5) * sharp + .5, 0., 1.);
`
const SEEN = 'float seen = uRegionUse.y > 0. ? regions.a : 1.;'

/**
 * GLSL of `vec3 artwork(vec2 uv)`: fabric, fills, gradients, patterns and layers of a piece, composited as sRGB
 * numbers just as Canvas2D does. Conditions hang on uniforms only, so a new gradient or pattern needs no new program, but for the first that
 * has no room in the plain one.
 */
export const groundShader = (slots: number, room: ShaderCapacity): string => `
${declarations(slots, room)}
vec3 artwork(vec2 uv) {
  vec2 mm = uBox.xy + uv * uBox.zw;
  vec3 c = uFabric;
  ${slots > 1 || room === RICH_ROOM ? REGIONS : ''}
  ${room === RICH_ROOM ? SEEN : ''}
  ${Array.from({ length: slots }, (_, i) => slot(i, room)).join('\n')}
  if (uHasLayers > 0.) {
    vec4 layers = texture(uLayers, uv);
    ${hasRoomForInk(slots, room) ? 'layers.rgb += texture(uShare, uv).r * uInk;' : ''}
    c = layers.rgb + c * (1. - layers.a);
  }
  return c;
}
`
