import { KEY, LOBES, MEAN_LIGHT, MEAN_OPEN, RESPONSE, SKY } from '@kitwright/portrait/studio'

/** Cosine between a back face's smooth normal and the way to the eye above which no inside is seen: cloth this much on edge is a fold's. */
const EDGE_ON = -0.12

export const number = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value))
const vector = (v: ArrayLike<number>): string =>
  `vec3(${Array.from(v, value => number(Number(value.toFixed(5)))).join(', ')})`

/** The factors of the nine harmonics, in their usual order. */
const HARMONICS = [
  '1.',
  'n.y',
  'n.z',
  'n.x',
  'n.x * n.y',
  'n.y * n.z',
  '3. * n.z * n.z - 1.',
  'n.x * n.z',
  'n.x * n.x - n.y * n.y',
]

interface LightConstants {
  readonly key: { readonly towards: ArrayLike<number>; readonly colour: ArrayLike<number> }
  readonly sky: Readonly<Float64Array>
}

/** A light as constants, folded with the cosine lobe (Ramamoorthi and Hanrahan 2001): no uniform need be sent. */
export const lightShader = ({ key, sky }: LightConstants): string => `
const vec3 KEY_TOWARDS = ${vector(key.towards)};
const vec3 KEY_COLOUR = ${vector(key.colour)};
vec3 skyAt(vec3 n) {
  return ${HARMONICS.map((factor, i) => `${vector(sky.subarray(3 * i, 3 * i + 3))} * (${factor})`).join('\n    + ')};
}
`

const createLight = (): string => `
${lightShader({ key: KEY, sky: SKY })}
const float EDGE_ON = ${number(EDGE_ON)};
const vec3 MARK_COLOUR = vec3(.15, .45, 1.);
const vec3 MEAN_LIGHT = ${vector(MEAN_LIGHT)};
const float MEAN_OPEN = ${number(MEAN_OPEN)};
const float BETWEEN = ${number(RESPONSE.between)};
const float WHITE_FILL = ${number(RESPONSE.whiteFill)};
const float WHITE_EXPOSURE = ${number(RESPONSE.whiteExposure)};
const float INSIDE_SHADE = ${number(RESPONSE.insideShade)};
`

let known: string | undefined
/** The studio's light on cloth. */
export const light = (): string => (known ??= createLight())

export const CURVES = `
// Within 0.002 of the exact curves, at a fifth of the price of pow().
vec3 toLinear(vec3 c) {
  return c * (c * (c * .305306011 + .682171111) + .012522878);
}
vec3 toSrgb(vec3 c) {
  vec3 a = sqrt(c);
  vec3 b = sqrt(a);
  return .662002687 * a + .684122060 * b - .323583601 * sqrt(b) - .0225411470 * c;
}
// Khronos PBR Neutral with less desaturation, as in packages/portrait/src/light/tone.ts.
vec3 toneMap(vec3 c) {
  float low = min(c.r, min(c.g, c.b));
  c -= low < .08 ? low - 6.25 * low * low : .04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < .76) return c;
  float pressed = 1. - .0576 / (peak - .52);
  return mix(vec3(pressed), c * (pressed / peak), 1. / (.04 * (peak - pressed) + 1.));
}
`

/** A rough surface's mirror image of a lobe is a Gaussian again: the product of both, in closed form (Wang et al. 2009). */
export const MIRROR = `
vec3 mirrored(vec3 r, float own, vec3 towards, float sharpness, vec3 light) {
  float together = length(r * own + towards * sharpness);
  float peak = own / (1. - exp(-2. * own));
  return light * (peak / together) * (exp(together - own - sharpness) - exp(-together - own - sharpness));
}
vec3 mirroredStudio(vec3 r, float own) {
  return ${LOBES.map(
    ({ towards, sharpness, light: own }) =>
      `mirrored(r, own, ${vector(towards)}, ${number(sharpness)}, ${vector(own)})`,
  ).join('\n    + ')};
}
`

export const PLACE = `
struct Place {
  vec3 n; // normal with folds, weave and stitches
  vec3 smooth3; // normal of the mesh
  vec3 r; // direction of the mirror image
  float own; // sharpness of the mirror image
  float open;
  float softness;
};
vec3 direct, fibres, behind, mirror;
`

/** The studio's light on a place while things move: the key and the harmonics of the others, darkened by openness. */
const MOVING_LIGHT = `
void lightUp(Place p) {
  float soft = .16 + p.softness;
  float c = dot(p.n, KEY_TOWARDS);
  float key = c > soft ? c : c < -soft ? 0. : (c + soft) * (c + soft) / (4. * soft);
  float open2 = p.open * p.open;
  vec3 sky = skyAt(p.n);
  direct = KEY_COLOUR * (key * mix(open2, 1., .35)) + sky * mix(open2, p.open, .4);
  fibres = direct;
  behind = skyAt(-p.n) * p.open * .6;
  mirror = mirroredStudio(p.r, p.own) * open2;
}
`

/** The parts of the program that differ between the moving and the settled picture. */
export interface LightProgram {
  readonly declarations: string
  /** GLSL of `void lightUp(Place p)`, which sets `direct`, `fibres`, `behind` and `mirror`. */
  readonly light: string
  /** Statement for holes: uses `hole`. */
  readonly seeThrough: string
  /** Statement that writes `lit`. */
  readonly finish: string
}

export const MOVING: LightProgram = {
  declarations: '',
  light: MOVING_LIGHT,
  seeThrough: '',
  finish: 'gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);',
}
