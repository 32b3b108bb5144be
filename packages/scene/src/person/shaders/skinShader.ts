import { softLight } from '../../garmentMaterial/shading/softShader.ts'
import { SKIN_LIGHT } from '../../garmentMaterial/shading/skinLight.ts'
import { CURVES } from '../../garmentMaterial/shading/studioShader.ts'
import { BODY_SHADER } from '../../body/index.ts'
import { AXIS_CM } from '../../head/index.ts'
import { NOISE } from './noise.ts'

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

/** Folds of the skin, as a height in centimetres. */
const RELIEF = `
float bump(vec3 p, vec3 at, vec3 radii) {
  vec3 d = (p - at) / radii;
  return exp(-dot(d, d));
}
/** Distance outwards from the fold between the wing of the nose and the corner of the mouth, its share there. */
vec2 noseFold(vec3 m) {
  float t = (-.7 - m.y) / 4.4;
  float off = m.x - (1.9 + 1.5 * pow(clamp(t, 0., 1.), .85));
  return vec2(off, smoothstep(-.05, .2, t) * smoothstep(1.05, .55, t) * smoothstep(1.5, 3., m.z));
}
float relief(vec3 q, float coarse, float fine) {
  vec3 m = vec3(abs(q.x), q.yz);
  float old = uKind.y, h = 0.;
  vec2 fold = noseFold(m);
  float deep = .12 + .55 * old + .35 * uKind.w;
  h += fold.y * deep * (.05 * exp(-pow(fold.x - .5, 2.) / .2) - .055 * exp(-fold.x * fold.x / .035));
  // Bags and the hollow under the eyes.
  float a = (m.x - 3.1) / 1.5;
  float sag = q.y - 1.02 + .35 * a * a;
  h -= (.02 + .045 * old) * exp(-sag * sag / .03) * exp(-a * a) * smoothstep(2., 3., q.z);
  float lines = sin(q.y * 5.6 + 1.5 * coarse + .05 * q.x * q.x);
  h -= .03 * old * old * smoothstep(.35, 1., lines) * bump(m, vec3(.8, 6.3, 5.), vec3(3.2, 1.5, 2.8));
  float rays = sin(11. * atan(q.y - 2.4, m.x - 3.9));
  h -= .03 * max(old * old, .5 * uKind.w * old) * smoothstep(.3, 1., rays) * bump(m, vec3(5.5, 2.3, 2.4), vec3(.7, 1., 1.8));
  h -= .035 * old * bump(m, vec3(.42, 4.5, 5.6), vec3(.12, .7, 1.));
  // Lips have creases from red to red.
  h += .012 * fine * smoothstep(.3, .8, vMask.x) * (noise(vec3(q.x * 8., q.y * 1.2, 5.)) - .5);
  return h;
}
`

/** The painted parts of a face. */
const PAINT = `
float earAt(vec3 q) {
  return smoothstep(7.1, 8., abs(q.x)) * smoothstep(-4., -3., q.y) * smoothstep(4.4, 3.4, q.y);
}
float brow(vec3 q, float fine) {
  float x = abs(q.x), u = (x - 1.15) / 4.05;
  float middle = 4.28 + uBrow.y + (1.28 * u - .15 * u * u - 1.5 * u * u * u) * uBrow.z;
  float half1 = uBrow.x * mix(1., .36, smoothstep(.35, 1., u)) * mix(.75, 1., smoothstep(0., .22, u));
  float t = (q.y - middle) / half1;
  float hairs = noise(vec3(u * 46. - t * mix(3., 1.1, u), t * 1.2 + q.x, 3.));
  t += (noise(vec3(u * 31. - t * 2., q.x, 7.)) - .5) * .9;
  float body = smoothstep(1.35, .1, abs(t)) * smoothstep(-.04, .16, u) * smoothstep(1.06, .8, u) * smoothstep(2., 3.4, q.z);
  return body * mix(1., smoothstep(.12, .62, hairs + body * .5), fine);
}
vec3 painted(out float rough, out float pores, out float hairy, out float oil) {
  vec3 q = vRest;
  float ax = abs(q.x);
  vec3 m = vec3(ax, q.yz);
  float dark = uKind.x;
  float coarse = noise(q * .9), middle = noise(q * 3.1), small = noise(q * 9.);
  float fine = clamp(1.6 - length(fwidth(q)) * 12., 0., 1.);
  vec3 c = uTone * (1. + (coarse - .5) * .14 + (middle - .5) * .1 + (small - .5) * .12);
  // Melanin lies in patches: temples and the rim of the jaw are darker, the middle of the cheek is lighter.
  c *= 1. - .1 * bump(m, vec3(6.6, 3.5, 1.), vec3(2., 4., 3.)) + .05 * bump(m, vec3(3.2, .2, 4.2), vec3(2., 1.6, 2.));
  // Blood is spread unevenly.
  c *= 1. + vec3(.05, -.07, -.09) * ((coarse + middle - 1.) * (1.5 - .8 * dark));
  // Blood near the surface: cheeks, nose, chin, ears. Less of it shows through dark skin.
  float blush = max(.6 * bump(m, vec3(3.4, -.3, 4.2), vec3(3.2, 1.9, 3.2)), .75 * bump(m, vec3(0., -.5, 7.), vec3(2., 1.6, 2.2)));
  blush = max(blush, max(.45 * bump(m, vec3(0., -8.6, 4.6), vec3(1.8, 1., 2.)), .5 * earAt(q)));
  c *= mix(vec3(1.), vec3(1.06, .76, .74), blush * (.8 - .45 * dark + .15 * uKind.z));
  // The forehead is yellower, the lower face greyer.
  c *= mix(vec3(1.), vec3(1.01, 1., .97), smoothstep(4.6, 7., q.y) * (1. - .5 * dark));
  c *= mix(vec3(1.), vec3(.96, .97, .98), smoothstep(-2.5, -5., q.y) * smoothstep(-11., -9., q.y) * (1. - uKind.z));
  float around = max(bump(m, vec3(3.1, 3.25, 4.), vec3(1.7, .7, 1.5)), .8 * bump(m, vec3(2.5, 1.5, 4.), vec3(1.5, .5, 1.3)));
  c *= mix(vec3(1.), vec3(.82, .75, .77), around * (.45 + .45 * uKind.y));
  c *= mix(vec3(1.), vec3(.5, .36, .32), bump(m, vec3(6.75, .2, -3.3), vec3(.42, 1.2, .9))); // the ear's opening
  // Lines of age on the forehead and beside the eyes.
  float lines = smoothstep(.7, 1., sin(q.y * 5.4 + 1.6 * coarse + .04 * q.x * q.x)) * bump(m, vec3(.8, 6.5, 5.), vec3(3.2, 1.3, 2.6));
  float rays = smoothstep(.6, 1., sin(13. * atan(q.y - 2.5, ax - 4.1))) * bump(m, vec3(5.5, 2.4, 2.4), vec3(.6, .9, 1.6));
  c *= 1. - .16 * uKind.y * uKind.y * max(lines * (.5 + middle), rays) * fine;
  vec2 fold = noseFold(m);
  c *= mix(vec3(1.), vec3(.74, .64, .62), fold.y * exp(-fold.x * fold.x / .03) * (.1 + .5 * uKind.y + .3 * uKind.w));
  // Moles.
  float mole = smoothstep(.83, .88, noise(q * 2.3 + uTone * 40.)) * smoothstep(.6, .8, noise(q * 5. + 3.));
  c *= 1. - .35 * mole * fine * smoothstep(2., 4., q.z);
  float spot = smoothstep(.72, .9, noise(q * 7.3 + 9.)) * smoothstep(.15, .6, blush) * uGrown.w;
  c *= 1. - .22 * spot * fine;
  // Nostrils, and the fold around the wings of the nose.
  float nostril = bump(m, vec3(.68, -1.78, 6.2), vec3(.42, .34, .6));
  c *= mix(vec3(1.), vec3(.2, .11, .1), smoothstep(.3, .85, nostril) * .5);
  c *= mix(vec3(1.), vec3(.66, .52, .5), bump(m, vec3(1.86, -.75, 5.2), vec3(.2, .6, .45)) * .3);
  float lip = smoothstep(.12, .8, vMask.x);
  float crease = noise(vec3(q.x * 9., q.y * 1.6, 5.));
  float overLine = q.y + 4.29 - .018 * q.x * q.x;
  c = mix(c, uLip * (1. + (crease - .5) * .16 * fine) * mix(1.04, .9, smoothstep(-.2, .2, overLine)), lip * .85);
  // Closed lips meet in one fine line, which fades towards the corners.
  float lineWidth = max(.055, .5 * fwidth(q.y));
  c *= mix(vec3(1.), vec3(.45, .3, .3), exp(-overLine * overLine / (lineWidth * lineWidth)) * (.04 / lineWidth + .1) * smoothstep(2.5, 1.3, ax) * smoothstep(.4, .9, vMask.x));
  float rim = vMask.w;
  float upper = smoothstep(2.4, 2.9, q.y);
  // The fold of the upper lid, and the lid below it, which stands out to the light.
  float aside = (ax - 3.2) / 1.35, onLid = smoothstep(1.1, .7, abs(aside)) * smoothstep(2.2, 2.8, q.z) * upper;
  float over = q.y - 3.5 + .26 * aside * aside;
  c *= mix(vec3(1.), vec3(.4, .29, .27), smoothstep(.4, .7, vFold) * .5);
  c *= mix(vec3(1.), vec3(.34, .24, .22), onLid * exp(-over * over / .0022) * (.9 - .2 * dark));
  c *= 1. + .22 * onLid * exp(-(over + .15) * (over + .15) / .006);
  float lashes = smoothstep(mix(.3, .12, upper), .55, rim) * (1. - smoothstep(.82, .97, rim));
  c *= mix(vec3(1.), vec3(.1, .07, .065), lashes * mix(.35 + .25 * uKind.z, .96, upper));
  c = mix(c, mix(uTone, vec3(.5, .16, .13), .4), smoothstep(.84, .97, rim) * .7);
  // Hair thins out over a centimetre at its line, as single roots.
  float roots = noise(q * vec3(30., 6., 30.)) * .6 + noise(q * 22.) * .4;
  float hair = smoothstep(-.5, 1.7, vMask.y + (middle - .5) * .6 + (roots - .5) * fine);
  float low = mix(1., smoothstep(-3.5, 5.5, q.y + (middle - .5)), uGrown.y);
  float dots = mix(.8, .6 + .4 * noise(q * 24.), fine);
  float shaved = max(uGrown.y * (1. - low), step(uGrown.x, .95));
  hair = clamp(hair, 0., 1.) * uGrown.x * mix(1. - .6 * uGrown.y, 1., low) * mix(1., dots, shaved);
  c = mix(c, uScalp * (.55 + .5 * roots), hair * .995);
  float beard = smoothstep(.02, .9, vMask.z + (middle - .5) * .35 * vMask.z + (roots - .5) * .5 * fine * vMask.z) * uGrown.z * mix(.95, .75 + .35 * roots, fine);
  c = mix(c, min(mix(uHair * 1.1, c * .4, .35), c * .72), beard);
  float brows = brow(q, fine);
  c = mix(c, uBrowColour, brows * .7);
  // Forehead, nose and chin are oilier than the cheeks.
  float oily = max(bump(m, vec3(0., 6.8, 5.), vec3(4., 2.2, 4.)), max(bump(m, vec3(0., .6, 6.6), vec3(1.1, 3., 2.2)), bump(m, vec3(0., -8.4, 4.6), vec3(1.6, 1.2, 2.))));
  oil = clamp(oily * (.55 + .9 * middle), 0., 1.) * (1. - lip);
  rough = mix(.58 - .17 * oil + (small - .5) * .08, .4 + .1 * (crease - .5), lip * .85) + .2 * beard + .3 * hair + .1 * brows;
  // Pores break up the highlight.
  oil = mix(.42, 1.2, oil) * mix(1., smoothstep(.2, .75, small) * 1.3, .55) * mix(1., 1.25, lip);
  pores = (1. - lip * .6) * fine * (1. + .4 * uKind.y);
  hairy = max(hair, beard);
  float inside = max(0., -vMask.w);
  return mix(c, vec3(.05, .012, .012), .96 * smoothstep(.1, .6, inside));
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
  vec3 seen = keySeen(towards, depth) * mix(1., passesJaw(vRest, towards), neck);
  // Hair throws a soft shadow on the forehead.
  float fringe = smoothstep(-1.5, .1, vMask.y) * step(.95, uGrown.x) * (1. - hairy);
  seen *= 1. - .5 * fringe;
  vec3 occluded = pow(vec3(open), mix(vec3(1., 1.2, 1.28), vec3(.8, .88, .92), depth)) * (1. - .3 * fringe);
  float under = mix(1., passesJaw(vRest, vec3(0., .75, .66)), neck);
  occluded *= mix(vec3(.5, .41, .37), vec3(1.), under);
  vec3 light = skyAt(n) * occluded + KEY_COLOUR * key * seen + WARM_FILL * (depth * occluded);
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
  vec3 shine = KEY_COLOUR * (gloss * oil * mix(2.3, 1.5, depth) * clamp(facing * 1.6, 0., 1.) * seen.g * (1. - .7 * hairy));
  shine += skyAt(mirror) * (fresnel * (.5 + .5 * oil) * (1.2 - rough) * mirrored * under);
  // Fine down on the cheek catches light at its edge.
  vec3 down = skyAt(n) * ((1. - hairy) * .08 * pow(grazed, 3.) * open * open * under);
  // Light from behind shines through the ears.
  light += (vec3(.3, .1, .06) * skyAt(-n) + vec3(.22, .1, .07)) * (earAt(vRest) * (1. - .6 * uKind.x));
  // A broad sheen models dark skin where colour alone shows no form.
  shine += (KEY_COLOUR * (.07 * pow(ndh, 7.) * seen.g) + skyAt(mirror) * .018) * (mix(.25, 1., depth) * open * (1. - hairy));
  // A light from behind draws the outline, as in a portrait.
  float edge = pow(grazed, 2.6) * smoothstep(-.15, .75, dot(n, RIM)) * open * (1. - .6 * hairy);
  shine += RIM_COLOUR * (edge * mix(.42, .3, depth));
  vec3 lit = albedo * light + shine * shines + down * (albedo + .08) + warmRim(dot(n, eye), depth) * (.7 * open * (1. - hairy));
  lit = keepTone(lit, (.4 + .35 * depth + 2.2 * depth * (1. - depth)) * (1. - smoothstep(.02, .4, -vMask.w)));
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const skinFragment = (): string =>
  [PARAMETERS, softLight(), CURVES, SKIN_LIGHT, NOISE, NECK, RELIEF, PAINT, SHADOW, MAIN].join('\n')
