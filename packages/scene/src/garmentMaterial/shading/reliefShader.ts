import { DISTANCE_RANGE_MM, HEM_END_MM, HEM_ROWS_MM, STITCH_MM, TOPSTITCH_MM } from '@kitwright/portrait/studio'
import { number } from './studioShader.ts'

const RANGE = number(DISTANCE_RANGE_MM)

/**
 * GLSL of `void relief(vec2 mm, inout vec2 slope, inout float cavity)`: what hems, seams and stitches do to the cloth,
 * from its distances to the piece's edges. Distances stay sharp from near, where a texture of stitches does not, and no
 * bytes of them are sent.
 *
 * In order: a row of stitches is a furrow with pills of thread; a seam is a groove; an edge rolls. Where a pixel covers
 * more than a stitch, only its furrow is left.
 */
export const RELIEF = `
uniform sampler2D uEdges; // mm / ${RANGE}: to the nearest hem, seam, topstitched seam, fold
uniform float uHasEdges;
vec2 single; // 1 where a pixel tells single stitches, single furrows
vec2 rising; // slope away from the edge, and along it
float shaded;
void stitches(float off, float along, float depth) {
  float near = exp(-.8 * off * off);
  float beside = abs(fract(along / ${number(STITCH_MM)}) - .5) * ${number(STITCH_MM)};
  float pill = (1. - smoothstep(.9, 1.3, beside)) * max(0., 1. - off * off * 5.) * single.x;
  rising += vec2(depth * off * near - pill * off * 5., near * sin(along * ${number((2 * Math.PI) / STITCH_MM)}) * .12 * depth * single.x);
  shaded += depth * near * (.24 + .3 * single.x * smoothstep(1., 1.4, beside) - .3 * pill);
}
void pucker(float mm, float along, float depth, float reach) {
  rising.y += depth * exp(-mm / reach) * (noise(vec2(along / 7., 3.)).x + .6 * noise(vec2(along / 17., 9.)).x);
}
void seam(float mm, float along) {
  rising.x += 1.1 * exp(-mm / 1.1) - .16 * exp(-(mm - 6.) * (mm - 6.));
  shaded += .42 * exp(-mm / 1.3);
  pucker(mm, along, .16, 6.);
}
void edge(int kind, float mm, float along) {
  if (kind == 0) {
    float end = exp(-3. * (mm - ${number(HEM_END_MM)}) * (mm - ${number(HEM_END_MM)}));
    rising.x += 1.6 * exp(-mm / .8) - .45 * end;
    shaded += .05 * end;
    ${HEM_ROWS_MM.map(at => `stitches(mm - ${number(at)}, along, 1.);`).join('\n    ')}
    pucker(abs(mm - 19.5), along, .14, 5.);
  } else if (kind == 3) rising.x += 1.6 * exp(-mm / 1.4);
  else {
    seam(mm, along);
    if (kind == 2) stitches(mm - ${number(TOPSTITCH_MM)}, along, .6);
  }
}
void relief(vec2 mm, inout vec2 slope, inout float cavity) {
  vec4 to = texture(uEdges, vUv) * ${RANGE};
  vec2 mx = dFdx(mm), my = dFdy(mm);
  vec4 dx = dFdx(to), dy = dFdy(to);
  float area = mx.x * my.y - mx.y * my.x;
  if (min(min(to.x, to.y), min(to.z, to.w)) > 27. || abs(area) < 1e-9) return;
  float px = sqrt(abs(area));
  single = 1. - smoothstep(vec2(.3, .9), vec2(.8, 2.6), vec2(px));
  shaded = 0.;
  for (int k = 0; k < 4; k++) {
    if (to[k] > 27.) continue;
    vec2 away = vec2(my.y * dx[k] - mx.y * dy[k], mx.x * dy[k] - my.x * dx[k]) / area;
    away /= max(length(away), .3);
    bool isLevel = abs(away.y) > abs(away.x);
    vec2 along = isLevel ? vec2(away.y, -away.x) * sign(away.y) : vec2(-away.y, away.x) * sign(away.x);
    rising = vec2(0.);
    edge(k, to[k], isLevel ? mm.x : mm.y);
    slope += (away * rising.x + along * rising.y) * single.y;
  }
  cavity *= max(.3, 1. - shaded);
}
`
