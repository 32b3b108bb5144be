/** Sources in the script of every page: languages, products, colours, outlines, and the smallest files. */
export const sharedSources: readonly RegExp[] = [
  /packages\/words\/src\/languages\.ts/,
  /packages\/words\/src\/[a-z]+\/language\.ts/,
  /packages\/words\/src\/[a-z]+\/texts\.ts/,
  /packages\/garment\/src\/catalogue\/products\.ts/,
  /packages\/garment\/src\/vocabulary\/vocabulary\.ts/,
  /packages\/garment\/src\/[a-z]+\/product\.ts/,
  /packages\/measure\/src\/colour\.ts/,
  /packages\/contract\/src\/terms\/enums\.ts/,
  /apps\/web\/src\/ui\/outline\//,
  /apps\/web\/src\/session\/identity\/context\./,
  /apps\/web\/src\/session\/calls\/problemText\./,
  /apps\/web\/src\/drafts\/database\/newId\./,
]

/** Sources that handle the first press on a rendered page. They load before all others and import none of them. */
export const firstSources: readonly RegExp[] = [
  /app\/bootstrap\.ts/,
  /app\/replayEarlyClick\.ts/,
  /app\/recordEarlyInput\.ts/,
  /app\/hydration\.ts/,
  /app\/reportErrors\.ts/,
]
