/** Folds of the skin, as a height in centimetres. */
export const RELIEF = `
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
export const PAINT = `
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
  vec3 c = uTone * (1. + (coarse - .5) * .14 + (middle - .5) * .1 + (small - .5) * .08);
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
  rough = mix(.58 - .15 * oil, .4 + .1 * (crease - .5), lip * .85) + .2 * beard + .3 * hair + .1 * brows;
  // Pores break up the highlight.
  oil = mix(.42, 1.2, oil) * mix(1., smoothstep(.2, .75, small) * 1.3, .35) * mix(1., 1.25, lip);
  pores = (1. - lip * .6) * fine * (1. + .4 * uKind.y);
  hairy = max(hair, beard);
  float inside = max(0., -vMask.w);
  return mix(c, vec3(.05, .012, .012), .96 * smoothstep(.1, .6, inside));
}
`
