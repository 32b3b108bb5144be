/** A piece has its own ground and at most three regions: one channel of the region mask each. */
export const MAX_SLOTS = 4

const CHANNELS = ['r', 'g', 'b'] as const

/** What a slot's ground is made of, four numbers a row, all in one array: each upload of its own costs as much as all together. */
export const ROW = {
  /** Premultiplied colours. */
  from: 0,
  to: 1,
  /** Linear: a·x + b·y + c, radial: centre and 1/radius; w: 0 solid, 1 linear, 2 radial. */
  ramp: 2,
  /** First stop, 1 / distance to the second, glow. */
  more: 3,
  /** Colour and opacity. */
  pattern: 4,
  /** mm to tiles, a coordinate a row; w: 1 where ramp and tiles lie on the garment's table. */
  tileX: 5,
  tileY: 6,
} as const
export const SLOT_ROWS = 7

const declarations = (slots: number): string => `
in vec2 vTable; // mm: the place on the garment's table
uniform vec4 uBox; // mm: left, top, width, height of the piece
uniform vec3 uFabric;
uniform sampler2D uLayers;
uniform vec2 uLayersUse; // x: has layers, y: 1 while mipmaps are stale
uniform sampler2D uRegions;
uniform float uRegionPxPerMm;
uniform vec4 uSlots[${slots * SLOT_ROWS}];
uniform sampler2D uTileMask[${slots}];
`

const slot = (i: number): string => {
  const share = i === 0 ? '' : ` * regions.${CHANNELS[i - 1]}`
  const row = (name: keyof typeof ROW): string => `uSlots[${i * SLOT_ROWS + ROW[name]}]`
  return `
  {
    vec4 tileX = ${row('tileX')};
    vec2 at = tileX.w > .5 ? vTable : mm;
    vec4 fill = ${row('from')};
    vec4 ramp = ${row('ramp')};
    vec4 more = ${row('more')};
    if (ramp.w > .5) {
      float t = ramp.w > 1.5 ? length(at - ramp.xy) * ramp.z : dot(at, ramp.xy) + ramp.z;
      fill = mix(fill, ${row('to')}, clamp((t - more.x) * more.y, 0., 1.));
    }
    // Fill and pattern are one paint: laid on one by one, the fill would shine through along the region's edge.
    vec3 own = fill.rgb + c * (1. - fill.a);
    vec4 pattern = ${row('pattern')};
    if (pattern.a > 0.) {
      vec3 place = vec3(at, 1.);
      float ink = texture(uTileMask[${i}], vec2(dot(tileX.xyz, place), dot(${row('tileY')}.xyz, place))).r;
      own = mix(own, pattern.rgb, ink * pattern.a);
    }
    c = ${i === 0 ? 'own' : `mix(c, own, regions.${CHANNELS[i - 1]})`};
    if (more.z > 0.) c = mix(c, vec3(step(dot(c, vec3(.3, .6, .1)), .6)), more.z${share});
  }`
}

/** The mask is coarse, its half-way line is not: that line is drawn one pixel soft, whatever the distance. */
const REGIONS = `
  vec2 perPx = fwidth(mm);
  float sharp = max(1., 1. / (uRegionPxPerMm * max(perPx.x, perPx.y)));
  vec3 regions = clamp((texture(uRegions, uv).rgb - .5) * sharp + .5, 0., 1.);
`

/**
 * GLSL of `vec3 artwork(vec2 uv)`: fabric, fills, gradients, patterns and layers of a piece, composited as sRGB
 * numbers just as Canvas2D does. Conditions hang on uniforms only, so a new gradient or pattern needs no new program.
 */
export const groundShader = (slots: number): string => `
${declarations(slots)}
vec3 artwork(vec2 uv) {
  vec2 mm = uBox.xy + uv * uBox.zw;
  vec3 c = uFabric;
  ${slots > 1 ? REGIONS : ''}
  ${Array.from({ length: slots }, (_, i) => slot(i)).join('\n')}
  if (uLayersUse.x > 0.) {
    vec4 layers = uLayersUse.y > 0. ? textureLod(uLayers, uv, 0.) : texture(uLayers, uv);
    c = layers.rgb + c * (1. - layers.a);
  }
  return c;
}
`
