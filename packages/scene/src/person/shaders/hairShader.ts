import { softLight } from '../../garmentMaterial/shading/softShader.ts'
import { CURVES } from '../../garmentMaterial/shading/studioShader.ts'
import { NOISE } from './noise.ts'
import { BODY_SHADER } from '../../body/index.ts'

export const HAIR_VERTEX = `
in vec3 aAlong;
in vec2 aPlace; // across with the lock's number, along
in vec3 aBlink; // of lashes: to the place with closed lids
uniform float uBlink;
uniform mat3 uUpright;
out vec2 vPlace;
out vec3 vAt;
flat out float vLock;
flat out float vInside; // 0 at the hairline
out vec3 vAlong;
out vec3 vNormal3;
out vec3 vToEye;
${BODY_SHADER}
void main() {
  vec3 world = (modelMatrix * vec4(position + aBlink * uBlink, 1.)).xyz;
  vec3 facing = mat3(modelMatrix) * normal;
  vec3 along = aAlong;
  moveBody(world, facing, along);
  float number = floor(aPlace.x * .5);
  vInside = floor(number * .001) / 7.;
  vLock = mod(number, 1000.);
  vAt = position;
  vPlace = vec2(aPlace.x - 2. * number, aPlace.y);
  vAlong = uUpright * along;
  vNormal3 = uUpright * facing;
  vToEye = uUpright * (cameraPosition - world);
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.);
}
`

/** Two highlights along the hair (Marschner et al. 2003, in Scheuermann's form): one white at the cuticle, one of its colour. */
const MAIN = `
in vec2 vPlace;
in vec3 vAt;
flat in float vLock;
flat in float vInside;
in vec3 vAlong;
in vec3 vNormal3;
in vec3 vToEye;
uniform vec3 uColour;
uniform vec4 uSkin; // at the roots, along this share of a hair
uniform vec3 uLook; // gloss, share of single hairs at the tip, shade at the root
const vec3 RIM = vec3(-.55, .4, -.75);
float hash1(float x) { return fract(sin(x * 91.17) * 4375.85); }
vec3 highlights(vec3 along, vec3 n, vec3 towards, vec3 eye, vec3 colour, float shift) {
  vec3 half3 = normalize(towards + eye);
  float first = dot(normalize(along + n * (shift - .06)), half3);
  float second = dot(normalize(along + n * (shift + .18)), half3);
  float facing = smoothstep(-.15, .5, dot(n, towards));
  return facing * (.13 * pow(max(0., 1. - first * first), 36.) + (.6 * colour + .02) * pow(max(0., 1. - second * second), 12.));
}
void main() {
  float across = vPlace.x, t = vPlace.y;
  float hairs = across * 7. + hash1(vLock) * 9.;
  float own = hash1(floor(hairs) + vLock * 13.);
  // Single hairs are cut out only where a pixel is finer than they are: coarser, a lock is one piece, and no dots are left over.
  float fine = 1. - smoothstep(.3, .75, fwidth(hairs));
  float apart = abs(fract(hairs) - .5) * 2. * smoothstep(.3, .9, t) * uLook.y * fine;
  // Hairs of a lock end at different places, so that no lock shows a straight end.
  float ends = 1. - smoothstep(.86, .98, t + uLook.y * .4 * mix(.1, own, fine));
  float cover = (1. - smoothstep(.55 + .45 * (1. - t), 1.05, apart)) * ends;
  if (uLook.y > 0. && cover < .25) discard;
  float lock = hash1(vLock + 3.);
  // Strands differ by tens of millimetres too: light and dark, warm and cool.
  float strand = noise(vAt * vec3(60., 24., 60.) + lock * .6);
  vec3 colour = uColour * mix(uLook.z, 1.15, smoothstep(0., .6, t)) * mix(.8, 1.2, own) * mix(.84, 1.16, lock) * mix(.76, 1.26, strand);
  colour *= mix(vec3(1.06, 1., .9), vec3(.96, 1., 1.08), hash1(own + vLock * 5.));
  // Hair comes out of skin: at its line it fades in.
  colour = mix(mix(colour, uSkin.rgb * .8, .75 * (1. - vInside)), colour, smoothstep(0., max(uSkin.w, 1e-4), t));
  vec3 eye = normalize(vToEye);
  vec3 n = normalize(vNormal3);
  n *= dot(n, eye) < -.2 ? -1. : 1.;
  vec3 along = normalize(vAlong);
  float key = clamp((dot(n, KEY_TOWARDS) + .3) / 1.3, 0., 1.);
  float shade = mix(uLook.z, 1., smoothstep(0., .5, t));
  vec3 lit = colour * (skyAt(n) * (.45 + .5 * shade) + KEY_COLOUR * key * shade * .85);
  lit += skyAt(n) * (mix(.008, .034, min(1., uLook.x)) * shade);
  float shift = (own - .5) * .22;
  lit += uLook.x * KEY_COLOUR * highlights(along, n, KEY_TOWARDS, eye, colour, shift);
  lit += uLook.x * .8 * highlights(along, n, normalize(RIM), eye, colour, shift);
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const hairFragment = (): string => [softLight(), CURVES, NOISE, MAIN].join('\n')
