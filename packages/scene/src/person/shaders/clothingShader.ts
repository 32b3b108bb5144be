import { softLight } from '../../garmentMaterial/shading/softShader.ts'
import { CURVES } from '../../garmentMaterial/shading/studioShader.ts'
import { BODY_SHADER } from '../../body/index.ts'

/** Headbands, elastics, scarves and teeth: one colour, a share of open sky per vertex. */
export const CLOTHING_VERTEX = `
in float aOpen;
uniform mat3 uUpright;
out vec3 vNormal3;
out vec3 vToEye;
out float vOpen;
${BODY_SHADER}
void main() {
  vec3 world = (modelMatrix * vec4(position, 1.)).xyz;
  vec3 facing = mat3(modelMatrix) * normal;
  vec3 unused = facing;
  moveBody(world, facing, unused);
  vOpen = aOpen;
  vNormal3 = uUpright * facing;
  vToEye = uUpright * (cameraPosition - world);
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.);
}
`

const MAIN = `
in vec3 vNormal3;
in vec3 vToEye;
in float vOpen;
uniform vec3 uColour;
uniform float uGloss;
void main() {
  if (vOpen < 0.) discard;
  vec3 eye = normalize(vToEye);
  vec3 n = normalize(vNormal3) * (gl_FrontFacing ? 1. : -1.);
  float key = clamp((dot(n, KEY_TOWARDS) + .15) / 1.15, 0., 1.);
  float open = clamp(vOpen, 0., 1.) * (gl_FrontFacing ? 1. : .35);
  vec3 sky = skyAt(n) * open;
  float rim = pow(1. - clamp(dot(n, eye), 0., 1.), 3.);
  float gloss = pow(clamp(dot(n, normalize(eye + KEY_TOWARDS)), 0., 1.), 24.) * uGloss;
  vec3 lit = uColour * (sky + KEY_COLOUR * key * (.25 + .75 * open)) + sky * rim * .1 + KEY_COLOUR * gloss * key;
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const clothingFragment = (): string => [softLight(), CURVES, MAIN].join('\n')
