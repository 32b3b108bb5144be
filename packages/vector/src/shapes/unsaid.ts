/** What cannot be said in shapes. */
export class Unsaid extends Error {
  override name = 'Unsaid'
}
