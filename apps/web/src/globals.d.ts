/** File names in `public/pictures` at the time of the build. */
declare const __PICTURES__: readonly string[]
