/** `halfChest` as `half_chest`, `server-away` as `server_away`. */
export type SnakeCase<Id extends string> = Id extends `${infer First}${infer Rest}`
  ? First extends '-'
    ? `_${SnakeCase<Rest>}`
    : First extends Lowercase<First>
      ? `${First}${SnakeCase<Rest>}`
      : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : Id

/** Returns a code id in the form of a text key. */
export const snakeCase = <Id extends string>(id: Id): SnakeCase<Id> =>
  id.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`).replaceAll('-', '_') as SnakeCase<Id>
