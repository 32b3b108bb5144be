import { BODY_SHADER } from '../body/index.ts'
import { softLight } from '../garmentMaterial/shading/softShader.ts'
import { SKIN_LIGHT } from '../garmentMaterial/shading/skinLight.ts'
import { CURVES } from '../garmentMaterial/shading/studioShader.ts'

/** The place on the part, metres as it was modelled: what patterns are laid by. */
export const WEARER_VERTEX = `
in vec3 color;
uniform mat3 uUpright;
uniform float uScale;
${BODY_SHADER}out vec3 vAt;
out vec3 vOwn;
out vec3 vNormal3;
out vec3 vToEye;
out float vOpen;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.);
  vec3 facing = mat3(modelMatrix) * normal;
  vec3 unused = facing;
  vec3 at = world.xyz;
  moveBody(at, facing, unused);
  world.xyz = at;
  vAt = position * uScale;
  vOwn = normal;
  vNormal3 = uUpright * facing;
  vToEye = uUpright * (cameraPosition - world.xyz);
  vOpen = color.r;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`

const PARAMETERS = `
in vec3 vAt;
in vec3 vOwn;
in vec3 vNormal3;
in vec3 vToEye;
in float vOpen;
uniform vec3 uFirst;
uniform vec3 uSecond;
uniform int uPattern;
uniform float uOpacity;
uniform vec4 uLook; // gloss, its sharpness, softness, red that light takes on under skin
uniform int uFx; // 0 none, 1 glow, 2 sheen, 3 sparks
`

/** How much of the second colour lies at a place; edges one pixel soft. */
const LAID = `
float edge(float d) {
  float w = max(fwidth(d), 1e-5);
  return smoothstep(-w, w, d);
}
float stripe(float t, float share) {
  float d = abs(fract(t) - .5) * 2.;
  float w = max(fwidth(t) * 2., 1e-4);
  return 1. - smoothstep(share - w, share + w, d);
}
float between(float v, float low, float high) { return edge(v - low) * edge(high - v); }
float laid(vec3 p) {
  vec3 n = normalize(vOwn);
  if (uPattern == 1) return edge(p.y + 1.17);
  if (uPattern == 2) return between(p.y, -1.2, -1.187) + between(p.y, -1.174, -1.161) + between(p.y, -1.226, -1.213);
  if (uPattern == 3) return stripe(p.y / .062 + .1, .5);
  if (uPattern == 4) return edge(n.x - .86) * edge(-1.172 - p.y) + edge(p.y + 1.165);
  if (uPattern == 5) return smoothstep(.17, -.05, p.z + p.y * .5);
  if (uPattern == 6) return stripe((p.z * 1.1 - p.y * .8) / .034, .42) * edge(.075 - p.z + p.y * .4) * edge(abs(n.x) - .35);
  if (uPattern == 7) {
    vec2 q = vec2(p.z, abs(n.x) > .5 ? p.y : p.x) / .0085;
    q.x += .5 * mod(floor(q.y), 2.);
    float size = .46 * smoothstep(-.02, .17, p.z);
    float d = length(fract(q) - .5);
    float w = max(fwidth(q.x) + fwidth(q.y), 1e-4);
    return 1. - smoothstep(size - w * .5, size + w * .5, d);
  }
  if (uPattern == 8) return edge(p.z - .062 + p.y * .7);
  // The palm faces the thigh; the strap lies round the wrist.
  if (uPattern == 9) return max(edge(-.12 - dot(n, vec3(.906, .424, 0.))), edge(.024 - dot(p - vec3(.4393, -.5548, .0718), vec3(.405, -.8653, .2955))));
  return 0.;
}
`

const MAIN = `
float noise(vec3 c) { return fract(sin(dot(c, vec3(12.9898, 78.233, 37.719))) * 43758.5453); }
void main() {
  float more = clamp(laid(vAt), 0., 1.);
  vec3 albedo = toLinear(mix(uFirst, uSecond, more));
  vec3 n = normalize(vNormal3) * (gl_FrontFacing ? 1. : -1.);
  vec3 eye = normalize(vToEye);
  // At the outline a smooth normal turns away before its triangle does: without a floor single pixels would shine.
  float facing = clamp(dot(n, eye), .16, 1.);
  float wrapped = (dot(n, KEY_TOWARDS) + uLook.z) / (1. + uLook.z);
  float key = clamp(wrapped, 0., 1.);
  float open = .25 + .75 * vOpen;
  vec3 sky = skyAt(n) * open;
  vec3 light = sky + KEY_COLOUR * (key * (.3 + .7 * vOpen));
  // Light that fades on skin has partly passed through it.
  light += vec3(.16, .035, .015) * (uLook.w * open * smoothstep(.45, 0., abs(wrapped - .12)));
  vec3 half3 = normalize(eye + KEY_TOWARDS);
  float gloss = pow(clamp(dot(n, half3), 0., 1.), uLook.y) * uLook.x;
  float rim = pow(1. - facing, 4.);
  vec3 shine = KEY_COLOUR * (gloss * key) + skyAt(reflect(-eye, n)) * (uLook.x * (.05 + .5 * rim) * open);
  if (uFx == 2) {
    vec3 hue = .5 + .5 * cos(6.2832 * (facing * 1.4 + vAt.z * 3. + vec3(0., .33, .67)));
    albedo = mix(albedo, toLinear(hue), .2);
    shine += hue * (.08 + .3 * rim);
  }
  float depth = uLook.w * depthOf(albedo);
  vec3 lit = albedo * (light + WARM_FILL * (depth * open)) + shine + sky * (.03 + .1 * rim) + warmRim(facing, depth) * open;
  lit = keepTone(lit, depth);
  if (uFx == 1) lit = mix(lit, toLinear(uSecond) * 1.25 + .05, max(more, .35 * rim)) + toLinear(uSecond) * (.35 * more + .3 * rim);
  if (uFx == 3) {
    vec3 cell = floor(vAt / .0016);
    float spark = step(.93, noise(cell)) * pow(noise(cell + eye * 3.), 2.);
    lit += (.6 + toLinear(uSecond)) * spark * open;
  }
  float alpha = uOpacity < 1. ? uOpacity * (1. - .8 * more) : 1.;
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), alpha);
}
`

export const wearerFragment = (): string => [PARAMETERS, softLight(), CURVES, SKIN_LIGHT, LAID, MAIN].join('\n')
