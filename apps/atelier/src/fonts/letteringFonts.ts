import type { FontMetrics } from '@kitwright/library'

/** The shop's own lettering among the packaged fonts, which is offered first. */
export const SHOP_FONTS: readonly string[] = [
  'anton',
  'barlow-condensed',
  'bebas-neue',
  'black-ops-one',
  'bokor',
  'graduate',
  'kantumruy-pro',
  'koulen',
  'moul',
  'racing-sans-one',
  'russo-one',
  'saira-stencil-one',
  'teko',
]

const TEKO: FontMetrics = {
  capHeight: 0.636,
  ascent: 0.86,
  descent: 0.24,
  digitBearings: [
    [0.041, 0.042],
    [0.019, 0.045],
    [0.024, 0.028],
    [0.026, 0.04],
    [0.009, 0.001],
    [0.04, 0.031],
    [0.041, 0.035],
    [0.009, 0.005],
    [0.039, 0.04],
    [0.033, 0.041],
  ],
}

const GRADUATE: FontMetrics = {
  capHeight: 0.751,
  ascent: 0.96,
  descent: 0.19,
  digitBearings: [
    [0.08, 0.08],
    [0.108, 0.099],
    [0.085, 0.105],
    [0.089, 0.101],
    [0.04, 0.098],
    [0.099, 0.091],
    [0.1, 0.09],
    [0.09, 0.094],
    [0.09, 0.09],
    [0.1, 0.1],
  ],
}

const KANTUMRUY: FontMetrics = {
  capHeight: 0.66,
  ascent: 0.9,
  descent: 0.34,
  digitBearings: [
    [0.053, 0.053],
    [0.019, 0.082],
    [0.043, 0.047],
    [0.033, 0.051],
    [0.043, 0.033],
    [0.04, 0.046],
    [0.053, 0.043],
    [0.035, 0.032],
    [0.053, 0.052],
    [0.05, 0.052],
  ],
}

/**
 * The default cuts of the first three fonts. They were measured before the script existed, with some letters rounded
 * differently. Their digits stay, because pictures of designs made with them are compared.
 */
export const LETTERING_METRICS: Readonly<Record<string, { weight: number; metrics: FontMetrics }>> = {
  teko: { weight: 600, metrics: TEKO },
  graduate: { weight: 400, metrics: GRADUATE },
  'kantumruy-pro': { weight: 600, metrics: KANTUMRUY },
}
