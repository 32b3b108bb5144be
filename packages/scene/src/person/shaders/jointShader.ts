/** Moves a vertex with the figure's joints. The uniforms come from `createMotion`. */
export const JOINT_SHADER = `
uniform int uJoints;
uniform vec3 uJointAt[2];
uniform vec3 uJointAlong[2];
uniform vec4 uJointTurn[2];
uniform float uJointSoft[2];
vec3 turned(vec4 q, vec3 v) { return v + 2. * cross(q.xyz, cross(q.xyz, v) + q.w * v); }
void bend(inout vec3 world, inout vec3 facing, inout vec3 second) {
  for (int i = 0; i < 2; i++) {
    if (i >= uJoints) break;
    float share = smoothstep(-uJointSoft[i], uJointSoft[i], dot(world - uJointAt[i], uJointAlong[i]));
    vec4 turn = normalize(mix(vec4(0., 0., 0., 1.), uJointTurn[i], share));
    world = uJointAt[i] + turned(turn, world - uJointAt[i]);
    facing = turned(turn, facing);
    second = turned(turn, second);
  }
}
`
