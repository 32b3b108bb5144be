import { MAX_OPENINGS, RESPONSE } from '@kitwright/portrait/studio'
import { groundShader, type ShaderCapacity } from './groundShader.ts'
import { BODY_SHADER } from '../../body/bodyShader.ts'
import { RELIEF } from './reliefShader.ts'
import { CURVES, light, MIRROR, MOVING, number, PLACE } from './studioShader.ts'

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
out vec3 vAt;
out float vShade;
out vec2 vTable;
${BODY_SHADER}
void main() {
  vUv = uv;
  vAt = position;
  vShade = aShade;
  vTable = aTable;
  vec3 at = position, facing = normal, along = aTangent;
  moveBody(at, facing, along);
  vNormal3 = uUpright * facing;
  vTangent3 = uUpright * along;
  vToEye = uUpright * (cameraPosition - at);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.);
}
`

const PARAMETERS = `
in vec2 vUv;
in vec3 vNormal3;
in vec3 vTangent3;
in vec3 vToEye;
in vec3 vAt;
in float vShade;
uniform mat4 uOpenings[${MAX_OPENINGS}]; // from metres to each opening's space; all zeros where there is none
uniform vec3 uInside;
uniform sampler2D uKnit;
uniform vec4 uKnitUse; // repeats per mm, slope, shading, how much of it is seen (0-1)
uniform float uHoles; // share of the surface
uniform mat3 uUpright;
uniform vec4 uCloth; // roughness, silk, light from behind, grain
uniform vec4 uYarn; // fuzz, softness, unevenness of colour and of surface
uniform vec4 uMark; // mm: centre and half size of the marked layer; half width 0 when none
uniform vec2 uMarkTurn;
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

/** Checks whether the way from this place to the eye leads out of the garment through its neck, a hem or a cuff. */
const OPENINGS = `
bool isSeenThroughOpening(float turned) {
  for (int i = 0; i < ${MAX_OPENINGS}; i++) {
    vec3 here = (uOpenings[i] * vec4(vAt, 1.)).xyz;
    vec3 eye = (uOpenings[i] * vec4(cameraPosition, 1.)).xyz;
    if (uOpenings[i][3][3] < .5) continue;
    // On the rim itself, only what clearly turns away: a fold of the edge does not.
    if (abs(here.z) < 1. && length(here.xy) < 1.5 && turned < -.5) return true;
    if (here.z * eye.z < 0. && length(mix(here, eye, here.z / (here.z - eye.z)).xy) < 1.15) return true;
  }
  return false;
}
`

/** Value noise of -0.5 to 0.5 with its slopes; whole numbers are hashed, since sines differ from GPU to GPU. */
const NOISE = `
float hash(ivec2 p) {
  uint n = uint(p.x) * 0x1b873593u ^ uint(p.y + 0x51ed) * 0x2c1b3c6du;
  n = (n ^ (n >> 15)) * 0x2c1b3c6du;
  n = (n ^ (n >> 12)) * 0x297a2d39u;
  return float((n ^ (n >> 15)) >> 8) / 16777216.;
}
vec3 noise(vec2 at) {
  ivec2 i = ivec2(floor(at));
  vec2 f = at - floor(at);
  vec2 ease = f * f * (3. - 2. * f);
  vec2 step2 = 6. * f * (1. - f);
  float a = hash(i), b = hash(i + ivec2(1, 0)), c = hash(i + ivec2(0, 1)), d = hash(i + ivec2(1, 1));
  float both = a - b - c + d;
  return vec3(step2 * vec2(b - a + both * ease.y, c - a + both * ease.x), a + (b - a) * ease.x + (c - a) * ease.y + both * ease.x * ease.y - .5);
}
`

/**
 * In order, as comments here are not sent to browsers:
 * - At the silhouette a triangle may turn away before its smooth normal does, or a little after; an edge is never an inside.
 * - The inside is bare fabric, through which some of the print shows.
 * - The fibres of black cloth show more than its dye.
 * - Cloth behind the holes of mesh is an inside in the dark of the garment.
 * - Slopes that one pixel holds together make it rougher (after Toksvig).
 * - No yarn is like the next, and no cloth lies quite flat; on white a cloud would be a stain.
 * - Threads of satin run across the piece: their highlight is long down its folds.
 * - Light that went from cloth to cloth takes its colour: deep folds of a red shirt are a deep red, not grey.
 * - Fibres scatter most of what glass would mirror at grazing angles.
 */
const MAIN = `
void main() {
  bool isRim = vShade > 1.5;
  vec3 eye = normalize(vToEye);
  float turned = dot(vNormal3, eye);
  bool isOutside = gl_FrontFacing || isRim || turned > EDGE_ON || !isSeenThroughOpening(turned);
  bool isBehindHoles = isOutside && uHoles > 0. && !gl_FrontFacing && !isRim && turned < -.35;
  if (isBehindHoles) isOutside = false;
  float side = isOutside ? 1. : -1.;
  vec3 colour = artwork(vUv);
  if (uMark.z > 0.) colour = mix(colour, MARK_COLOUR, markLine());
  vec3 albedo = toLinear(isOutside ? colour : mix(uInside, colour, ${number(RESPONSE.insidePrint)}));
  float white = smoothstep(.25, .8, min(albedo.r, min(albedo.g, albedo.b)));
  float dark = 1. - smoothstep(${number(RESPONSE.darkTo)}, ${number(RESPONSE.darkFrom)}, max(albedo.r, max(albedo.g, albedo.b)));
  albedo += ${number(RESPONSE.darkAlbedo)} * dark;

  vec3 smooth3 = normalize(vNormal3) * side;
  vec3 n = smooth3;
  float open = isRim ? vShade - 2. : vShade;
  float cavity = 1.;
  vec2 slope = vec2(0.);
  vec2 mm = uBoxAt(vUv);
  vec2 perPx = fwidth(mm);
  if (uHasEdges > 0. && !isRim) {
    relief(mm, slope, cavity);
    slope *= side;
  }
  float hole = uHoles;
  float roughness = uCloth.x;
  if (uKnitUse.w > 0.) {
    vec4 knit = texture(uKnit, vUv * uBox.zw * uKnitUse.x);
    slope += (knit.xy - .50196) * uKnitUse.y;
    cavity *= 1. + (knit.z - MEAN_OPEN) * uKnitUse.z;
    hole = mix(hole, 1. - knit.a, uKnitUse.w);
    vec2 dx = dFdx(knit.xy), dy = dFdy(knit.xy);
    roughness = sqrt(roughness * roughness + min(.2, (dot(dx, dx) + dot(dy, dy)) * uKnitUse.y));
  }
  SEE_THROUGH
  float threads = 1.;
  if (uYarn.z > 0.) {
    vec2 course = uCloth.w > 0. ? vec2(mm.x / 40., mm.y / .6) : uYarn.x > .5 ? mm / 13. : vec2(mm.x / 60., mm.y / 1.6);
    float fine = 1. - smoothstep(.5, 1.6, max(perPx.x, perPx.y));
    float streak = noise(course).z;
    threads += uCloth.w * .3 * fine * streak;
    float yarn = streak * (.3 + (.7 - uCloth.w) * fine) + noise(mm / 6.).z + fine * noise(mm / .8 + 63.).z;
    albedo *= 1. + uYarn.z * (1. - .8 * white) * yarn;
    if (!isOutside && uYarn.x > .5) {
      vec3 tuft = noise(mm / 1.7) + .6 * noise(mm / .7 + 17.);
      slope += tuft.xy * (.5 * fine);
      cavity *= 1. + .3 * fine * tuft.z;
    }
    slope += uYarn.w * (1. - .5 * white) * (noise(mm / 19. + 7.).xy + .5 * noise(mm / 7. + 31.).xy) * .6;
  }
  vec3 along = normalize(vTangent3 - n * dot(n, vTangent3));
  vec3 down = cross(along, n) * side;
  n = normalize(n - along * slope.x - down * slope.y);

  float facing = clamp(abs(dot(n, eye)), .02, 1.);
  vec3 bent = n;
  if (uCloth.w > 0.) {
    vec3 across = cross(along, eye);
    bent = normalize(mix(n, normalize(cross(across, along)), uCloth.w));
    if (dot(bent, eye) < 0.) bent = n;
  }
  float own = min(.5 / (roughness * roughness * roughness * roughness * max(.25, facing)), 400.);
  lightUp(Place(n, smooth3, reflect(-eye, bent), own, open, uYarn.y));
  vec3 between = albedo * MEAN_LIGHT * (BETWEEN * (1. - open) + WHITE_FILL);
  vec3 body = albedo * ((direct + between) * cavity + behind * uCloth.z);
  vec4 fit = roughness * vec4(-1., -.0275, -.572, .022) + vec4(1., .0425, 1.04, -.04);
  float grazing = min(fit.x * fit.x, exp2(-9.28 * facing)) * fit.x + fit.y;
  vec2 brdf = vec2(-1.04, 1.04) * grazing + fit.zw;
  vec3 f0 = mix(vec3(.04), albedo * ${number(RESPONSE.silkTint)} + ${number(RESPONSE.silkWhite)} * (1. - length(albedo)), uCloth.y);
  vec3 shine = mirror * (f0 * brdf.x + brdf.y * (.4 - .3 * uCloth.y)) * (threads * (.8 + ${number(RESPONSE.silkShine)} * uCloth.y) * cavity);
  float away = 1. - facing;
  float rim = (away * away * away + .16 * (cavity - 1.)) * uYarn.x;
  float matt = 1. - uCloth.y * ${number(RESPONSE.silkMatt)} - uCloth.w * ${number(RESPONSE.flank)} * (${number(RESPONSE.flankStart)} - facing * facing);
  float gloss = uCloth.w > 0. ? 1. : 1. + ${number(RESPONSE.darkGloss)} * dark;
  vec3 lit = body * matt + (shine + fibres * rim * cavity * mix(vec3(.5), albedo, .78)) * gloss;
  lit *= (1. - uHoles * .2 - (hole - uHoles) * .55) * mix(1., WHITE_EXPOSURE, white);
  if (!isOutside) lit *= isBehindHoles ? INSIDE_SHADE * .6 : INSIDE_SHADE;
  FINISH
}
`

export const clothFragment = (slots: number, room: ShaderCapacity, program = MOVING): string =>
  [
    PARAMETERS,
    program.declarations,
    groundShader(slots, room),
    'vec2 uBoxAt(vec2 uv) { return uBox.xy + uv * uBox.zw; }',
    light(),
    CURVES,
    MARK,
    OPENINGS,
    MIRROR,
    NOISE,
    RELIEF,
    PLACE,
    program.light,
    MAIN.replace('SEE_THROUGH', program.seeThrough).replace('FINISH', program.finish),
  ].join('\n')

export const FLAT_VERTEX = `
in vec2 aTable;
out vec2 vUv;
out vec2 vTable;
void main() {
  vUv = uv;
  vTable = aTable;
  gl_Position = vec4(uv * 2. - 1., 0., 1.);
}
`

/** The same artwork without light, straight to sRGB numbers: for pictures of a flat piece. */
export const flatFragment = (slots: number, room: ShaderCapacity): string => `
in vec2 vUv;
${groundShader(slots, room)}
void main() {
  gl_FragColor = vec4(artwork(vUv), 1.);
}
`
