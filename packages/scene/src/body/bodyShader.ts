import {
  ANKLE,
  ARMPIT,
  BODY_ROWS,
  BREATH,
  CHEST,
  CLAVICLE,
  CROTCH_M,
  HIP,
  KNEE,
  PELVIS,
  ROW,
  SIDE_ROWS,
  SKELETON,
  SWAY,
  WAIST,
  type Triple,
} from './skeleton.ts'

const one = (value: number): string => value.toFixed(4)
const three = (v: Triple): string => `vec3(${v.map(one).join()})`
const { elbow, neck, shoulder, wrist } = SKELETON
const along = ({ soft }: { soft: number }, at: string, way: Triple): string =>
  `smoothstep(${one(-soft)}, ${one(soft)}, dot(${at}, ${three(way)}))`
const above = ({ low, high }: { low: number; high: number }): string => `smoothstep(${one(low)}, ${one(high)}, r.y)`
const below = (of: { low: number; high: number }): string => `side * (1. - ${above(of)})`

/**
 * `moveBody` moves a place of the standing figure with its two directions. Each joint's share depends on where the place
 * was before, so that cloth and skin move alike. `movePoint` computes the same outside the GPU.
 */
export const BODY_SHADER = `
uniform vec4 uBody[${BODY_ROWS}];
vec3 spun(vec4 q, vec3 v) { return v + 2. * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void turnBody(int row, float share, vec3 at, inout vec3 p, inout vec3 n, inout vec3 t) {
  if (share <= 0.) return;
  vec4 q = normalize(mix(vec4(0., 0., 0., 1.), uBody[row], share));
  p = at + spun(q, p - at);
  n = spun(q, n);
  t = spun(q, t);
}
void moveBody(inout vec3 p, inout vec3 n, inout vec3 t) {
  if (uBody[${ROW.shift}].w == 0.) return;
  vec3 r = p;
  float arms = 0.;
  for (int s = 0; s < 2; s++) {
    vec3 k = vec3(s == 0 ? 1. : -1., 1., 1.), m = r * k, wrist = uBody[${ROW.wristAt}].xyz;
    float arm = ${along(shoulder, `m - ${three(ARMPIT)}`, shoulder.along)};
    arms += arm;
    int b = s * ${SIDE_ROWS};
    turnBody(b + ${ROW.wrist}, arm * ${along(wrist, 'm - wrist', wrist.along)}, wrist * k, p, n, t);
    turnBody(b + ${ROW.elbow}, arm * ${along(elbow, `m - ${three(elbow.at)}`, elbow.along)}, ${three(elbow.at)} * k, p, n, t);
    turnBody(b + ${ROW.shoulder}, arm, ${three(shoulder.at)} * k, p, n, t);
    float bone = smoothstep(${one(CLAVICLE.from)}, ${one(CLAVICLE.to)}, m.x) * ${above(CLAVICLE)};
    turnBody(b + ${ROW.clavicle}, max(arm, bone), ${three(CLAVICLE.at)} * k, p, n, t);
  }
  turnBody(${ROW.neck}, ${along(neck, `r - ${three(neck.at)}`, neck.along)}, ${three(neck.at)}, p, n, t);
  float ribs = (r.y - ${one(BREATH.middle)}) / ${one(BREATH.reach)};
  p.xz += r.xz * vec2(.5, 1.) * (uBody[${ROW.sway}].w * exp(-ribs * ribs) * (1. - arms));
  turnBody(${ROW.chest}, max(arms, ${above(CHEST)}), ${three(CHEST.at)}, p, n, t);
  turnBody(${ROW.waist}, max(arms, ${above(WAIST)}), ${three(WAIST.at)}, p, n, t);
  p += uBody[${ROW.sway}].xyz * ((1. - smoothstep(${one(SWAY.full)}, ${one(SWAY.top)}, r.y)) * smoothstep(${one(SWAY.end)}, ${one(SWAY.hold)}, r.y) * (1. - arms));
  for (int s = 0; s < 2; s++) {
    vec3 k = vec3(s == 0 ? 1. : -1., 1., 1.);
    float side = smoothstep(${one(-CROTCH_M)}, ${one(CROTCH_M)}, r.x * k.x) * (1. - arms);
    int b = s * ${SIDE_ROWS};
    turnBody(b + ${ROW.ankle}, ${below(ANKLE)}, ${three(ANKLE.at)} * k, p, n, t);
    turnBody(b + ${ROW.knee}, ${below(KNEE)}, ${three(KNEE.at)} * k, p, n, t);
    turnBody(b + ${ROW.hip}, ${below(HIP)}, ${three(HIP.at)} * k, p, n, t);
  }
  turnBody(${ROW.pelvis}, 1., ${three(PELVIS)}, p, n, t);
  p += uBody[${ROW.shift}].xyz;
}
`
