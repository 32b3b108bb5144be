/** A module of its own, so that the names of all patterns come only when one is described. */
export { describePattern } from '@kitwright/library'
