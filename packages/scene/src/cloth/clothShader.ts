import { groundShader } from './groundShader.ts'

/** Lighting turns with the camera's yaw: normals go to a space that is the camera's, kept upright. */
export const CLOTH_VERTEX = `
in vec3 aTangent;
in float aShade;
uniform mat3 uUpright;
out vec2 vUv;
out vec3 vNormal3;
out vec3 vTangent3;
out vec3 vToEye;
out float vShade;
void main() {
  vUv = uv;
  vShade = aShade;
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
uniform vec3 uSky[9];
uniform vec3 uKeyDirection;
uniform vec3 uKeyColour;
uniform vec4 uMark; // mm: centre and half size of the marked layer; half width 0 when none
uniform vec2 uMarkTurn;
uniform vec3 uMarkColour;
`

/** Spherical harmonics of the studio's light, folded with the cosine lobe (Ramamoorthi and Hanrahan 2001). */
const SKY = `
vec3 skyAt(vec3 n) {
  return uSky[0] + uSky[1] * n.y + uSky[2] * n.z + uSky[3] * n.x
    + uSky[4] * (n.x * n.y) + uSky[5] * (n.y * n.z) + uSky[6] * (3. * n.z * n.z - 1.)
    + uSky[7] * (n.x * n.z) + uSky[8] * (n.x * n.x - n.y * n.y);
}
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
  // At the silhouette a triangle may turn away while its smooth normal does not; an edge is never an inside.
  bool isRim = vShade > 1.5;
  bool isOutside = gl_FrontFacing || isRim || dot(vNormal3, vToEye) > 0.;
  float side = isOutside ? 1. : -1.;
  vec3 colour = artwork(vUv);
  if (uMark.z > 0.) colour = mix(colour, uMarkColour, markLine());
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

  vec3 eye = normalize(vToEye);
  float facing = clamp(dot(n, eye), 0., 1.);
  float key = clamp((dot(n, uKeyDirection) + uLook.w) / (1. + uLook.w), 0., 1.);
  vec3 sky = skyAt(n) * open;
  vec3 light = sky + uKeyColour * (key * (.35 + .65 * open));
  // Polyester: a broad dim gloss of the key light, and fibres that catch the light at grazing angles.
  vec3 half3 = normalize(eye + uKeyDirection);
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
    shine = uKeyColour * (mix(pow(sharp, 48.), thread, uGrain) * uLook.y * key);
    shine += skyAt(reflect(-eye, n)) * (uLook.y * .16 * open * mix(1., .35, facing));
  }
  vec3 lit = albedo * light + (uKeyColour * (gloss * key) + shine) * (1. - hole) + sky * (.05 + fuzz * mix(vec3(.6), albedo, .55));
  if (!isOutside) lit *= .78;
  gl_FragColor = vec4(toSrgb(max(toneMap(lit), 0.)), 1.);
}
`

export const clothFragment = (slots: number): string =>
  [PARAMETERS, groundShader(slots), 'vec2 uBoxAt(vec2 uv) { return uBox.xy + uv * uBox.zw; }', SKY, MAIN].join('\n')

/** The same artwork without light, straight to sRGB numbers: for pictures of a flat piece. */
export const flatFragment = (slots: number): string => `
in vec2 vUv;
${groundShader(slots)}
void main() {
  gl_FragColor = vec4(artwork(vUv), 1.);
}
`
