/**
 * The answer of dark skin to the studio's light, on heads and bodies alike. The tone curve takes away haze, which is most of
 * the light of dark skin; this gives it back, and adds light that comes back warm from the surroundings.
 */
export const SKIN_LIGHT = `
/** The depth of a skin's tone, 0-1, by its linear colour. */
float depthOf(vec3 tone) { return 1. - smoothstep(.02, .34, dot(tone, vec3(.2126, .7152, .0722))); }
vec3 keepTone(vec3 c, float depth) {
  float low = max(0., min(c.r, min(c.g, c.b)));
  return c + .6 * depth * (low < .04 ? sqrt(low / 6.25) - low : .04);
}
const vec3 WARM_FILL = vec3(.4, .27, .19);
const vec3 WARM_RIM = vec3(.17, .105, .065);
/** Light that makes the outline of dark skin stand out, by the cosine between surface and eye. */
vec3 warmRim(float facing, float depth) { return WARM_RIM * (depth * pow(1. - clamp(facing, 0., 1.), 2.4)); }
`
