/** Early drafts stored the fabric's colour as a bare string under `fabricColour`. */
export const fabricColourObject = {
  name: '0001-fabric-colour-object',
  up(document: Record<string, unknown>): Record<string, unknown> {
    if (!('fabricColour' in document)) return document
    const { fabricColour, ...rest } = document
    return { ...rest, fabric: { colour: fabricColour } }
  },
}
