import {
  ANKLE,
  ARMPIT,
  BODY_ROWS,
  BREATH,
  BUST,
  CHEST,
  CHEST_M,
  CLAVICLE,
  CROTCH_M,
  FOREARM,
  GIRTHS,
  HIP,
  KNEE,
  NECK,
  PELVIS,
  ROW,
  SIDE_ROWS,
  SKELETON,
  SWAY,
  UPPER_ARM,
  WAIST,
  type Triple,
} from './skeleton.ts'

const one = (value: number): string => value.toFixed(4)
const three = (v: Triple): string => `vec3(${v.map(one).join()})`
const { elbow, neck, shoulder, wrist } = SKELETON
const along = ({ soft }: { soft: number }, at: string, way: Triple): string =>
  `smoothstep(${one(-soft)}, ${one(soft)}, dot(${at}, ${three(way)}))`
const above = ({ low, high }: { low: number; high: number }): string => `smoothstep(${one(low)}, ${one(high)}, r.y)`
const bump = (at: string, [middle, reach]: readonly [number, number]): string =>
  `bump((${at} - ${one(middle)}) / ${one(reach)})`
const below = (of: { low: number; high: number }): string => `side * (1. - ${above(of)})`

/**
 * `moveBody` moves a place of the standing figure with its two directions. Each joint's share depends on where the place
 * was before, so that cloth and skin move alike. `movePoint` computes the same outside the GPU.
 */
export const BODY_SHADER = `
uniform vec4 uBody[${BODY_ROWS}];
vec3 spun(vec4 q, vec3 v) { return v + 2. * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
float bump(float d) { return exp(-d * d); }
vec2 legAxis(float y) {
  vec3 h = ${three(HIP.at)}, k = ${three(KNEE.at)}, a = ${three(ANKLE.at)};
  return y > k.y ? mix(k, h, min(1., (y - k.y) / (h.y - k.y))).xz : mix(k, a, min(1., (k.y - y) / (k.y - a.y))).xz;
}
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
  vec4 trunk = uBody[${ROW.trunk}], limbs = uBody[${ROW.limbs}];
  vec2 both;
  float belowNeck = 1. - smoothstep(${one(NECK.low)}, ${one(NECK.high)}, r.y);
  for (int s = 0; s < 2; s++) both[s] = ${along(shoulder, `vec3(s == 0 ? r.x : -r.x, r.yz) - ${three(ARMPIT)}`, shoulder.along)} * belowNeck;
  float arms = both.x + both.y;
  p.xz += r.xz * ((1. - arms) * (trunk.x * ${bump('r.y', GIRTHS.chest)} + trunk.y * ${bump('r.y', GIRTHS.waist)} + trunk.z * ${bump('r.y', GIRTHS.hips)}));
  p.z += trunk.w * (1. - arms) * ${bump('abs(r.x)', [BUST.side, BUST.width])} * ${bump('r.y', [BUST.y, BUST.height])} * smoothstep(0., ${one(BUST.depth)}, r.z);
  for (int s = 0; s < 2; s++) {
    vec3 k = vec3(s == 0 ? 1. : -1., 1., 1.), m = r * k, wrist = uBody[${ROW.wristAt}].xyz;
    float arm = both[s];
    int b = s * ${SIDE_ROWS};
    float bone = smoothstep(${one(CLAVICLE.from)}, ${one(CLAVICLE.to)}, m.x) * ${above(CLAVICLE)} * belowNeck;
    float hand = ${along(wrist, 'm - wrist', wrist.along)}, fore = ${along(elbow, `m - ${three(elbow.at)}`, elbow.along)};
    float out2 = uBody[${ROW.shoulders}].x, chest = trunk.x * ${one(CHEST_M)};
    vec3 u = m - ${three(shoulder.at)}, f = m - ${three(elbow.at)};
    vec3 round2 = mix(u - ${three(UPPER_ARM)} * dot(u, ${three(UPPER_ARM)}), f - ${three(FOREARM)} * dot(f, ${three(FOREARM)}), fore);
    p += k * (round2 * (limbs.x * arm * (1. - hand)) + (m - wrist) * (limbs.w * hand * arm));
    p.x += k.x * (out2 * max(arm, bone) + chest * arm);
    vec2 leg = m.xz - legAxis(r.y);
    p.xz += leg * k.xy * (smoothstep(${one(-CROTCH_M)}, ${one(CROTCH_M)}, m.x) * (1. - arms) * (limbs.y * ${bump('r.y', GIRTHS.thigh)} + limbs.z * ${bump('r.y', GIRTHS.calf)}));
    vec3 o = vec3(out2 + chest, 0., 0.);
    turnBody(b + ${ROW.wrist}, arm * hand, (wrist + o) * k, p, n, t);
    turnBody(b + ${ROW.elbow}, arm * fore, (${three(elbow.at)} + o) * k, p, n, t);
    turnBody(b + ${ROW.shoulder}, arm, (${three(shoulder.at)} + o) * k, p, n, t);
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
