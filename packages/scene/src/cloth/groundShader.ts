/** A piece has its own ground and at most three regions: one channel of the region mask each. */
export const MOST_SLOTS = 4

const CHANNELS = ['r', 'g', 'b'] as const

const declarations = (slots: number): string => `
uniform vec4 uBox; // mm: left, top, width, height of the piece
uniform vec3 uFabric;
uniform sampler2D uLayers;
uniform vec2 uLayersUse; // x: has layers, y: 1 while mipmaps are stale
uniform sampler2D uRegions;
uniform float uRegionPxPerMm;
uniform vec4 uFillFrom[${slots}]; // premultiplied
uniform vec4 uFillTo[${slots}];
uniform vec4 uRamp[${slots}]; // linear: a·x + b·y + c, radial: centre and 1/radius; w: 0 solid, 1 linear, 2 radial
uniform vec2 uStops[${slots}]; // first stop, 1 / distance to the second
uniform vec4 uPattern[${slots}]; // colour and opacity
uniform mat3 uTile[${slots}]; // mm to tiles
uniform sampler2D uTileMask[${slots}];
uniform float uGlow[${slots}];
`

const slot = (i: number): string => {
  const share = i === 0 ? '' : ` * regions.${CHANNELS[i - 1]}`
  return `
  {
    vec4 fill = uFillFrom[${i}];
    if (uRamp[${i}].w > .5) {
      float t = uRamp[${i}].w > 1.5
        ? length(mm - uRamp[${i}].xy) * uRamp[${i}].z
        : dot(mm, uRamp[${i}].xy) + uRamp[${i}].z;
      fill = mix(fill, uFillTo[${i}], clamp((t - uStops[${i}].x) * uStops[${i}].y, 0., 1.));
    }
    c = fill.rgb${share} + c * (1. - fill.a${share});
    if (uPattern[${i}].a > 0.) {
      float ink = texture(uTileMask[${i}], (uTile[${i}] * vec3(mm, 1.)).xy).r;
      c = mix(c, uPattern[${i}].rgb, ink * uPattern[${i}].a${share});
    }
    if (uGlow[${i}] > 0.) c = mix(c, vec3(step(dot(c, vec3(.3, .6, .1)), .6)), uGlow[${i}]${share});
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
