import type { Vector3 } from 'three'
import { KEY, studioSky } from '../../view/studioLight.ts'
import { groundShader, type ShaderCapacity } from './groundShader.ts'

/** Lighting turns with the camera's yaw: normals go to a space that is the camera's, kept upright. */
export const CLOTH_VERTEX = `
in vec3 aTangent;
in float aShade;
in vec2 aTable;
uniform mat3 uUpright;
out vec2 vUv;
out vec3 vNormal3;
out vec3 vTangent3;
out vec3 vToEye;
out float vShade;
out vec2 vTable;
void main() {
  vUv = uv;
  vShade = aShade;
  vTable = aTable;
  vNormal3 = uUpright * normal;
  vTangent3 = uUpright * aTangent;
  vToEye = uUpright * (cameraPosition - position);
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.);
}
`

const PARAMETERS = `
in vec2 vUv;
in vec3 vNormal3;
in vec3 vTangent3;
in vec3 vToEye;
in float vShade;
uniform vec3 uInside;
uniform sampler2D uDetail; // slope x, slope y, openness
uniform float uHasDetail;
uniform sampler2D uKnit;
uniform vec4 uKnitUse; // repeats per mm, slope, shading, how much of it is seen (0-1)
uniform vec2 uHoles; // share of the surface, depth
uniform vec4 uLook; // gloss, shine, fuzz, softness
uniform float uGrain;
uniform vec4 uMark; // mm: centre and half size of the marked layer; half width 0 when none
uniform vec2 uMarkTurn;
`

/** Cosine between a back face's smooth normal and the way to the eye above which no inside is seen: cloth this much on edge is a fold's. */
const EDGE_ON = -0.12

const number = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value))
const vector = (v: Vector3): string => `vec3(${v.toArray().map(number).join(', ')})`

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

/** The studio's light as constants, folded with the cosine lobe (Ramamoorthi and Hanrahan 2001): no uniform need be sent. */
const createLight = (): string => `
const vec3 KEY_TOWARDS = ${vector(KEY.towards)};
const vec3 KEY_COLOUR = ${vector(KEY.colour)};
const float EDGE_ON = ${number(EDGE_ON)};
const vec3 MARK_COLOUR = vec3(.15, .45, 1.);
vec3 skyAt(vec3 n) {
  return ${studioSky()
    .map((light3, i) => `${vector(light3)} * (${HARMONICS[i]!})`)
    .join('\n    + ')};
}
`

let known: string | undefined
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
// Khronos PBR Neutral: brand colours stay themselves, only highlights are compressed.
vec3 toneMap(vec3 c) {
  float low = min(c.r, min(c.g, c.b));
  c -= low < .08 ? low - 6.25 * low * low : .04;
  float peak = max(c.r, max(c.g, c.b));
  if (peak < .76) return c;
  float pressed = 1. - .0576 / (peak - .52);
  return mix(vec3(pressed), c * (pressed / peak), 1. / (.15 * (peak - pressed) + 1.));
}
`

const MARK = `
float markLine() {
  vec2 d = uBoxAt(vUv) - uMark.xy;
  vec2 local = abs(vec2(d.x * uMarkTurn.x + d.y * uMarkTurn.y, d.y * uMarkTurn.x - d.x * uMarkTurn.y)) - uMark.zw;
  float edge = abs(max(local.x, local.y));
  float px = max(fwidth(d.x), fwidth(d.y)) * 1.5;
  return 1. - smoothstep(px, px * 2., edge);
}
`

const MAIN = `
void main() {
  // At the silhouette a triangle may turn away before its smooth normal does, or a little after; an edge is never an inside.
  bool isRim = vShade > 1.5;
  vec3 eye = normalize(vToEye);
  bool isOutside = gl_FrontFacing || isRim || dot(vNormal3, eye) > EDGE_ON;
  float side = isOutside ? 1. : -1.;
  vec3 colour = artwork(vUv);
  if (uMark.z > 0.) colour = mix(colour, MARK_COLOUR, markLine());
  colour = isOutside ? colour : uInside;
  vec3 albedo = toLinear(colour);

  vec3 n = normalize(vNormal3) * side;
  float open = isRim ? vShade - 2. : vShade;
  vec2 slope = vec2(0.);
  if (uHasDetail > 0.) {
    vec3 detail = texture(uDetail, vUv).rgb;
    slope = (detail.xy - .50196) * (1.6 * side);
    open *= detail.z;
  }
  float hole = uHoles.x;
  if (uKnitUse.w > 0.) {
    vec4 knit = texture(uKnit, vUv * uBox.zw * uKnitUse.x);
    slope += (knit.xy - .50196) * uKnitUse.y;
    open *= 1. - (1. - knit.z) * uKnitUse.z;
    hole = mix(hole, 1. - knit.a, uKnitUse.w);
  }
  hole *= uHoles.y;
  albedo *= 1. - hole;
  vec3 along = normalize(vTangent3 - n * dot(n, vTangent3));
  vec3 down = cross(along, n) * side;
  n = normalize(n - along * slope.x - down * slope.y);

  float facing = clamp(dot(n, eye), 0., 1.);
  float key = clamp((dot(n, KEY_TOWARDS) + uLook.w) / (1. + uLook.w), 0., 1.);
  vec3 sky = skyAt(n) * open;
  vec3 light = sky + KEY_COLOUR * (key * (.35 + .65 * open));
  // Polyester: a broad dim gloss of the key light, and fibres that catch the light at grazing angles.
  vec3 half3 = normalize(eye + KEY_TOWARDS);
  float gloss = clamp(dot(n, half3), 0., 1.);
  float sharp = gloss;
  gloss *= gloss;
  gloss *= gloss;
  gloss *= gloss * gloss * uLook.x;
  float fuzz = (1. - facing) * (1. - facing);
  fuzz *= mix(fuzz, .5, uLook.w) * uLook.z;
  vec3 shine = vec3(0.);
  if (uLook.y > 0.) {
    // Threads are tiny cylinders: their highlight is a line across them, not a spot.
    float across = dot(half3, down);
    float thread = pow(max(1. - across * across, 0.), 22.) * smoothstep(.25, .95, sharp);
    shine = KEY_COLOUR * (mix(pow(sharp, 48.), thread, uGrain) * uLook.y * key);
    shine += skyAt(reflect(-eye, n)) * (uLook.y * .2 * open * mix(1., .15, facing));
    shine *= mix(vec3(1.), albedo, .3);
  }
  vec3 lit = albedo * light + (KEY_COLOUR * (gloss * key) + shine) * (1. - hole) + sky * (.05 + fuzz * mix(vec3(.6), albedo, .55));
  if (!isOutside) lit *= .78;
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const clothFragment = (slots: number, room: ShaderCapacity): string =>
  [
    PARAMETERS,
    groundShader(slots, room),
    'vec2 uBoxAt(vec2 uv) { return uBox.xy + uv * uBox.zw; }',
    light(),
    CURVES,
    MARK,
    MAIN,
  ].join('\n')

/** The same artwork without light, straight to sRGB numbers: for pictures of a flat piece. */
export const flatFragment = (slots: number, room: ShaderCapacity): string => `
in vec2 vUv;
${groundShader(slots, room)}
void main() {
  gl_FragColor = vec4(artwork(vUv), 1.);
}
`
