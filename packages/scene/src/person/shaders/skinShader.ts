import { softLight } from '../../garmentMaterial/shading/softShader.ts'
import { SKIN_LIGHT } from '../../garmentMaterial/shading/skinLight.ts'
import { CURVES } from '../../garmentMaterial/shading/studioShader.ts'
import { BODY_SHADER } from '../../body/index.ts'
import { AXIS_CM } from '../../head/index.ts'
import { NOISE } from './noise.ts'
import { PAINT, RELIEF } from './skinPaint.ts'

/** `aRest` is the place on the neutral head: every mask is a function of it, so skin needs no texture. */
export const SKIN_VERTEX = `
in vec4 aRest; // the last: fold of the upper lid
in vec4 aMask; // lip, hair, beard, lid rim (negative: inside)
in vec3 aSky; // share of open sky; turns between which the key light arrives
in vec3 aBlink; // to the place with closed lids
uniform float uBlink;
uniform mat3 uUpright;
out vec3 vRest;
out float vFold;
out vec4 vMask;
out vec3 vNormal3;
out vec3 vToEye;
out vec3 vSky;
${BODY_SHADER}
void main() {
  vec3 world = (modelMatrix * vec4(position + aBlink * uBlink, 1.)).xyz;
  vec3 facing = mat3(modelMatrix) * normal;
  vec3 unused = facing;
  moveBody(world, facing, unused);
  vRest = aRest.xyz;
  vFold = aRest.w;
  vMask = aMask;
  vSky = aSky;
  vNormal3 = uUpright * facing;
  vToEye = uUpright * (cameraPosition - world);
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.);
}
`

const PARAMETERS = `
in vec3 vRest;
in float vFold;
in vec4 vMask;
in vec3 vNormal3;
in vec3 vToEye;
in vec3 vSky;
uniform vec3 uTone; // linear, as are the others
uniform vec3 uLip;
uniform vec3 uHair; // of the beard
uniform vec3 uScalp;
uniform vec3 uBrowColour;
uniform vec3 uBrow; // half width, height, arch
uniform vec4 uGrown; // scalp, fade of the scalp, beard, freckles
uniform vec4 uKind; // how dark the skin is, age from 18 to 45, made-up, smile
uniform mat3 uUpright;
`

/** The neck: the shadow that the jaw casts, and the muscle from the ear to the breastbone. Centimetres of the head's space. */
const NECK = `
/** Height over the plane of the jaw's lower edge; negative on the neck. */
float overJaw(vec3 q) { return q.y + 4.8 + .77 * (min(4.2, q.z) + 1.75); }
/** The share of light from a direction that passes an ellipsoid in place of the jaw. */
float passesJaw(vec3 q, vec3 towards) {
  const vec3 radii = vec3(5.9, 6.3, 4.3);
  vec3 from = (q - vec3(0., -3.2, 1.9)) / radii, along = normalize(towards / radii);
  float ahead = dot(from, along);
  return mix(1., smoothstep(.7, 1.12, length(from - along * ahead)), smoothstep(0., -.5, ahead));
}
/** The slope of the muscle. */
vec3 muscle(vec3 q) {
  vec3 p = vec3(abs(q.x), q.yz), from = vec3(1.1, -17., .2), way = vec3(3.6, 14.5, -7.4);
  vec3 off = p - from - way * clamp(dot(p - from, way) / dot(way, way), 0., 1.);
  return off * vec3(sign(q.x), 1., 1.) * exp(-dot(off, off) / 1.1);
}
`

/** Light by the share of open sky, and the key light's shadow, whose edge is red as light scatters under skin. */
const SHADOW = `
float openness() {
  return max(vSky.x, .62 * smoothstep(.3, .7, vMask.x) * (1. - smoothstep(.02, .3, -vMask.w)));
}
vec3 keySeen(vec3 towards, float depth) {
  float side = atan(vRest.x, vRest.z + ${AXIS_CM}), turn = atan(towards.x, towards.z) - side;
  turn -= 6.28318 * floor(turn / 6.28318 + .5);
  float inside = min(turn - vSky.y, vSky.z - turn);
  vec3 from = mix(vec3(-.36, -.2, -.15), vec3(-.26, -.2, -.17), depth);
  return smoothstep(from, vec3(.1, .15, .17), vec3(inside));
}
/** A surface's normal with its relief, by the slope between neighbouring pixels (Mikkelsen 2010). Metres. */
vec3 embossed(vec3 n, float height) {
  vec3 dx = -dFdx(vToEye), dy = -dFdy(vToEye);
  vec3 r1 = cross(dy, n), r2 = cross(n, dx);
  float area = dot(dx, r1);
  vec3 slope = sign(area) * (dFdx(height) * r1 + dFdy(height) * r2);
  return normalize(abs(area) * n - slope);
}
`

const MAIN = `
const vec3 RIM = vec3(-.62, .3, -.72);
const vec3 RIM_COLOUR = vec3(.95, .98, 1.05);
void main() {
  float rough, pores, hairy, oil;
  vec3 albedo = painted(rough, pores, hairy, oil);
  vec3 n = normalize(vNormal3) * (gl_FrontFacing ? 1. : -1.);
  vec3 eye = normalize(vToEye);
  float fine = clamp(1.6 - length(fwidth(vRest)) * 12., 0., 1.);
  n = embossed(n, .0101 * relief(vRest, noise(vRest * .9), fine));
  if (pores > .01) {
    vec3 q = vRest * 12.;
    float at = noise(q) + .5 * noise(q * 2.3);
    vec3 slope = vec3(noise(q + vec3(.3, 0., 0.)), noise(q + vec3(0., .3, 0.)), noise(q + vec3(0., 0., .3))) + .25 - at;
    n = normalize(n - (slope - n * dot(slope, n)) * .1 * pores);
  }
  float neck = smoothstep(-.1, -1.4, overJaw(vRest));
  n = normalize(n + uUpright * muscle(vRest) * (.5 * neck));
  float wide = openness();
  float open = wide * wide * .45 + wide * .55;
  float depth = depthOf(uTone);
  vec3 towards = KEY_TOWARDS * uUpright;
  float facing = dot(n, KEY_TOWARDS), grazed = 1. - clamp(dot(n, eye), 0., 1.);
  // Light that enters skin leaves it elsewhere: red goes farthest round the edge of the shadow.
  vec3 wrap = vec3(.3, .13, .08) * mix(1., .6, uKind.x);
  vec3 key = clamp((facing + wrap) / (1. + wrap), 0., 1.);
  vec3 seen = mix(keySeen(towards, depth), vec3(passesJaw(vRest, towards)), .9 * neck);
  // Hair throws a soft shadow on the forehead.
  float fringe = smoothstep(-1.5, .1, vMask.y) * step(.95, uGrown.x) * (1. - hairy);
  seen *= 1. - .5 * fringe;
  vec3 occluded = pow(vec3(open), mix(vec3(1., 1.2, 1.28), vec3(.8, .88, .92), depth)) * (1. - .3 * fringe);
  float under = mix(1., passesJaw(vRest, vec3(0., .75, .66)), neck);
  occluded *= mix(vec3(.5, .41, .37), vec3(1.), under);
  // A photographer takes light away from pale skin, so that its lit side keeps its colour.
  float pale = smoothstep(.3, .62, dot(uTone, vec3(.2126, .7152, .0722)));
  vec3 light = skyAt(n) * occluded + KEY_COLOUR * key * seen * mix(vec3(1.), vec3(.76, .73, .7), pale) + WARM_FILL * (depth * occluded);
  // Nothing shines inside nostrils and between lips.
  float shines = smoothstep(.3, .85, vSky.x) * (1. - smoothstep(.02, .4, -vMask.w));
  vec3 half3 = normalize(eye + KEY_TOWARDS);
  float ndh = clamp(dot(n, half3), 0., 1.);
  float sharp = 2. / pow(rough, 3.6);
  float schlick = .035 + .6 * pow(1. - clamp(dot(eye, half3), 0., 1.), 5.);
  float gloss = (pow(ndh, sharp) * (sharp + 8.) * .02 + pow(ndh, sharp * 3.4) * (sharp * 3.4 + 8.) * .006) * schlick;
  vec3 mirror = reflect(-eye, n);
  float mirrored = smoothstep(-.1, .5, dot(n, mirror)) * mix(.15, 1., open);
  float fresnel = (.026 + .2 * pow(grazed, 5.)) * (1. - .8 * hairy);
  vec3 shine = KEY_COLOUR * (gloss * oil * (mix(2.2, 2.4, depth) - pale) * clamp(facing * 1.6, 0., 1.) * seen.g * (1. - .7 * hairy));
  shine += skyAt(mirror) * (fresnel * (.5 + .5 * oil) * (1.2 - rough) * mirrored * under);
  // Fine down on the cheek catches light at its edge.
  vec3 down = skyAt(n) * ((1. - hairy) * .08 * pow(grazed, 3.) * open * open * under);
  // Light from behind shines through the ears.
  light += (vec3(.3, .1, .06) * skyAt(-n) + vec3(.22, .1, .07)) * (earAt(vRest) * (1. - .6 * uKind.x));
  // A broad sheen models dark skin where colour alone shows no form.
  shine += (KEY_COLOUR * (.1 * pow(ndh, 7.) * seen.g) + skyAt(mirror) * .018) * (mix(.25, 1., depth) * open * (1. - hairy));
  // A light from behind draws the outline, as in a portrait.
  float edge = pow(grazed, 2.6) * smoothstep(-.15, .75, dot(n, RIM)) * open * (1. - .6 * hairy);
  shine += RIM_COLOUR * (edge * mix(.42, .38, depth));
  vec3 lit = albedo * light + shine * shines + down * (albedo + .08) + warmRim(dot(n, eye), depth) * (.7 * open * (1. - hairy));
  lit = keepTone(lit, (.4 + .35 * depth + 2.2 * depth * (1. - depth)) * (1. - smoothstep(.02, .4, -vMask.w)));
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const skinFragment = (): string =>
  [PARAMETERS, softLight(), CURVES, SKIN_LIGHT, NOISE, NECK, RELIEF, PAINT, SHADOW, MAIN].join('\n')
