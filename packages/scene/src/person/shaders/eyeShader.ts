import { softLight } from '../../garmentMaterial/shading/softShader.ts'
import { CURVES } from '../../garmentMaterial/shading/studioShader.ts'
import { BODY_SHADER } from '../../body/index.ts'
import { NOISE } from './noise.ts'

/** An eyeball. The direction from its centre is turned with the gaze. */
export const EYE_VERTEX = `
uniform mat3 uUpright;
uniform mat3 uGaze;
uniform mat3 uGlance;
out vec3 vGaze;
out vec3 vHead;
out vec3 vNormal3;
out vec3 vToEye;
out vec3 vAxis;
${BODY_SHADER}
void main() {
  vec3 own = normalize(position);
  vec3 world = (modelMatrix * vec4(position, 1.)).xyz;
  vec3 facing = mat3(modelMatrix) * own;
  vec3 axis = mat3(modelMatrix) * (vec3(0., 0., 1.) * (uGlance * uGaze));
  moveBody(world, facing, axis);
  vAxis = uUpright * axis;
  vGaze = uGlance * uGaze * own;
  vHead = own;
  vNormal3 = uUpright * normalize(facing);
  vToEye = uUpright * (cameraPosition - world);
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.);
}
`

/**
 * The place of the light point: shares of the key light's direction to the side and up, and of the way to the viewer. The
 * cornea is a smaller ball before the large one, so the point stays nearer to the gaze's axis by this share.
 */
export const EYE_LIGHT = { side: 0.8, up: 0.42, viewer: 1.1, axis: 0.36 } as const

const MAIN = `
in vec3 vGaze;
in vec3 vHead;
in vec3 vNormal3;
in vec3 vToEye;
in vec3 vAxis;
uniform vec3 uIris;
uniform float uDark; // of the skin around
const float IRIS = .51;
void main() {
  vec3 gaze = normalize(vGaze);
  float angle = acos(clamp(gaze.z, -1., 1.)), around = atan(gaze.y, gaze.x);
  float veins = smoothstep(.5, .62, noise(vec3(gaze.y * 16., around * 5., angle * 6.)));
  vec3 white = mix(vec3(.72, .68, .64), vec3(.5, .46, .42), uDark) * mix(1., .8, smoothstep(.5, 1.1, angle));
  white *= mix(vec3(1.), vec3(.94, .78, .74), veins * smoothstep(.55, 1.1, angle) * .6);
  white = mix(white, vec3(.58, .32, .27), smoothstep(.6, 1.15, abs(vHead.x)) * .6);
  float rays = .5 + .3 * sin(around * 38. + 3. * noise(vec3(around * 6., angle * 9., 2.))) + .4 * noise(vec3(cos(around) * 9., sin(around) * 9., angle * 14.));
  vec3 iris = mix(vec3(dot(uIris, vec3(.3, .6, .1))), uIris, .82) * mix(.6, 1.45, smoothstep(.16, .42, angle)) * mix(.7, 1.3, rays);
  iris *= 1. + 1.1 * smoothstep(.15, -.75, gaze.y);
  // The limbal ring, soft to both sides.
  iris = mix(iris, uIris * .14, smoothstep(.36, .47, angle));
  iris = mix(vec3(.006), iris, smoothstep(.18, .215, angle));
  vec3 albedo = mix(iris, white, smoothstep(IRIS - .035, IRIS + .045, angle));
  // The lids shade the ball.
  float shade = mix(.12, 1., smoothstep(.5, .06, vHead.y)) * mix(.6, 1., smoothstep(-.48, -.2, vHead.y)) * mix(.5, 1., smoothstep(.95, .6, abs(vHead.x)));
  vec3 n = normalize(vNormal3), eye = normalize(vToEye);
  float key = clamp((dot(n, KEY_TOWARDS) + .25) / 1.25, 0., 1.);
  vec3 lit = albedo * (skyAt(n) * .95 + KEY_COLOUR * key * .62) * shade;
  vec3 point = normalize(vec3(KEY_TOWARDS.x * ${EYE_LIGHT.side}, KEY_TOWARDS.y * ${EYE_LIGHT.up}, KEY_TOWARDS.z) + eye * ${EYE_LIGHT.viewer});
  point = normalize(mix(point, normalize(vAxis), ${EYE_LIGHT.axis}));
  float glint = smoothstep(.9935, .997, dot(n, point));
  float soft = pow(clamp(dot(n, point), 0., 1.), 60.);
  lit += skyAt(reflect(-eye, n)) * .045 * shade;
  // A film of tears lies along the lower lid.
  lit += KEY_COLOUR * (.16 * smoothstep(.05, .0, abs(vHead.y + .335)) * smoothstep(.85, .4, abs(vHead.x)) * smoothstep(-.2, .5, dot(n, KEY_TOWARDS)));
  lit = mix(lit, vec3(.95), glint * .92) + KEY_COLOUR * soft * .06;
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const eyeFragment = (): string => [softLight(), CURVES, NOISE, MAIN].join('\n')
