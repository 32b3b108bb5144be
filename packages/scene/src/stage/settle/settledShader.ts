import { CURVES, type LightProgram } from '../../garmentMaterial/shading/studioShader.ts'
import type { LightCount } from './studioSamples.ts'

/** Distance from the cloth at which light is asked for, metres: a texel of the shadow maps, so that cloth casts none on itself. */
const OFFSET_M = 0.0022

const declarations = (lights: LightCount): string => `
uniform highp sampler2DShadow uShadow;
uniform mat4 uLightAt[${lights}]; // from metres to each light's tile of the atlas
uniform vec3 uLightTo[${lights}];
uniform vec3 uLightHas[${lights}];
uniform vec4 uLobeTo[${lights}]; // towards, sharpness
uniform vec3 uLobeHas[${lights}];
float litAt(int i, vec3 metres) { return texture(uShadow, (uLightAt[i] * vec4(metres, 1.)).xyz); }
`

/** Each light counts where nothing lies before it; from behind it comes through the cloth. */
const lightUp = (lights: LightCount): string => `
void lightUp(Place p) {
  direct = behind = mirror = vec3(0.);
  vec3 out3 = p.smooth3 * uUpright;
  for (int i = 0; i < ${lights}; i++) {
    vec3 towards = uLightTo[i];
    float front = dot(p.smooth3, towards);
    float seen = litAt(i, vAt + out3 * (front < 0. ? -${OFFSET_M} : ${OFFSET_M}));
    float c = dot(p.n, towards);
    float ahead = smoothstep(-.12, .12, front) * seen;
    direct += uLightHas[i] * (max(0., c + p.softness) / (1. + p.softness) * ahead);
    behind += uLightHas[i] * (max(0., -front) * seen);
    if (ahead > 0.) mirror += mirrored(p.r, p.own, uLobeTo[i].xyz, uLobeTo[i].w, uLobeHas[i]) * ahead;
  }
  fibres = direct;
}
`

/**
 * The cloth's program for the settled picture: shadowed lights, linear light as output. Through the holes of mesh one sees
 * what is behind: they are left out at one threshold, since chance is grain in few frames, and the shifted cameras
 * smooth their edges. Other cloth has no such statement, as it costs the early depth test.
 */
export const settledProgram = (lights: LightCount, hasHoles: boolean): LightProgram => ({
  declarations: declarations(lights),
  light: lightUp(lights),
  seeThrough: hasHoles ? 'if (hole > .55 && gl_FrontFacing) discard;' : '',
  finish: 'gl_FragColor = vec4(max(lit, 0.), 1.);',
})

export const CAST_VERTEX = 'void main() { gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.); }'
export const CAST_FRAGMENT = 'void main() { gl_FragColor = vec4(1.); }'

export const GROUND_VERTEX = `
out vec3 vAt;
out vec2 vPlace;
void main() {
  vec4 metres = modelMatrix * vec4(position, 1.);
  vAt = metres.xyz;
  vPlace = uv * 2. - 1.;
  gl_Position = projectionMatrix * viewMatrix * metres;
}
`
/** Darkness of the ground: the share of its light that the garment takes away. */
export const groundFragment = (lights: LightCount): string => `
in vec3 vAt;
in vec2 vPlace;
${declarations(lights)}
uniform float uDarkness;
void main() {
  float all = 1e-5;
  float lit = 0.;
  for (int i = 0; i < ${lights}; i++) {
    float here = max(0., uLightTo[i].y) * uLightHas[i].g;
    all += here;
    lit += here * litAt(i, vAt);
  }
  gl_FragColor = vec4(0., 0., 0., (1. - lit / all) * uDarkness * (1. - smoothstep(.35, 1., length(vPlace))));
}
`

export const FULL_VERTEX = 'out vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy * 2., 0., 1.); }'
export const ADD_FRAGMENT = `
in vec2 vUv;
uniform sampler2D uFrom;
uniform float uShare;
void main() { gl_FragColor = texture(uFrom, vUv) * uShare; }
`
/** Linear light to the canvas' premultiplied sRGB numbers, with half a step of noise against contours. */
export const SHOW_FRAGMENT = `
in vec2 vUv;
uniform sampler2D uFrom;
uniform float uShare;
uniform vec4 uGround;
${CURVES}
void main() {
  vec4 all = texture(uFrom, vUv) * uShare;
  vec3 own = all.a > 1e-4 ? clamp(toSrgb(max(toneMap(all.rgb / all.a), 0.)), 0., 1.) : vec3(0.);
  float grain = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(.06711056, .00583715)))) - .5;
  float a = mix(all.a, 1., uGround.a);
  gl_FragColor = vec4(clamp(own * all.a + uGround.rgb * (1. - all.a) * uGround.a + grain / 255. * a, 0., a), a);
}
`
