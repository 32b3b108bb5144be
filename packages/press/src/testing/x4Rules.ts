import { type Dict, isDict, type QpdfFile, type Value } from './qpdf.ts'

/** The requirements of ISO 15930-7 as far as qpdf shows them; each names its violations. */
type Rule = (file: QpdfFile) => readonly string[]

const list = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? (value as Value[]) : [])
const rootOf = ({ trailer, dictOf }: QpdfFile): Dict => dictOf(trailer['/Root'])
const presentIn = (dict: Dict, ...keys: readonly string[]): string[] => keys.filter(key => key in dict)
const said = (value: Value | undefined): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Returns a text without qpdf's prefix for its encoding, `u:` or `b:`. */
const textOf = (value: Value | undefined): string => said(value).replace(/^[ub]:/, '')

const xmpOf = (file: QpdfFile): string =>
  new TextDecoder('utf8', { fatal: true }).decode(file.bytesOf(rootOf(file)['/Metadata']))

const inXmp = (xmp: string, name: string): string =>
  new RegExp(`<${name}>(?:<rdf:Alt><rdf:li [^>]*>)?([^<]*)<`)
    .exec(xmp)?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') ?? ''

/** Converts `D:20261124080000Z` to `2026-11-24T08:00:00Z`. */
const dayOf = (told: string): string =>
  told.replace(/^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6Z')

const unequal = (name: string, one: string, other: string): string[] =>
  one === other && one !== '' ? [] : [`${name}: ${one}, ${other}`]

/** Requires that both metadata places of a file agree to the letter. */
const saysTheSame: Rule = file => {
  const [info, xmp] = [file.dictOf(file.trailer['/Info']), xmpOf(file)]
  return [
    ...unequal('title', textOf(info['/Title']), inXmp(xmp, 'dc:title')),
    ...unequal('created', dayOf(textOf(info['/CreationDate'])), inXmp(xmp, 'xmp:CreateDate')),
    ...unequal('changed', dayOf(textOf(info['/ModDate'])), inXmp(xmp, 'xmp:ModifyDate')),
    ...unequal('creator', textOf(info['/Creator']), inXmp(xmp, 'xmp:CreatorTool')),
    ...unequal('producer', textOf(info['/Producer']), inXmp(xmp, 'pdf:Producer')),
    ...unequal('trapped', textOf(info['/Trapped']), `/${inXmp(xmp, 'pdf:Trapped')}`),
    ...unequal('version', 'PDF/X-4', inXmp(xmp, 'pdfxid:GTS_PDFXVersion')),
    ...['xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass'].filter(name => inXmp(xmp, name) === ''),
    ...presentIn(file.dictOf(rootOf(file)['/Metadata']), '/Filter'),
  ]
}

const hasPrintersIntent: Rule = file => {
  const intents = list(file.of(rootOf(file)['/OutputIntents'])).map(file.dictOf)
  const [intent = {}] = intents.filter(each => each['/S'] === '/GTS_PDFX')
  const profile = file.bytesOf(intent['/DestOutputProfile']).toString('latin1')
  return [
    ...(intents.length === 1 ? [] : [`${intents.length} intents`]),
    ...(textOf(intent['/OutputConditionIdentifier']) === '' ? ['no name'] : []),
    // A printer's profile, in four inks.
    ...unequal('profile', profile.slice(12, 20), 'prtrCMYK'),
    ...unequal('inks', said(file.dictOf(intent['/DestOutputProfile'])['/N']), '4'),
  ]
}

const MOST_POINTS = 14_400
const boxIn = (page: Dict, name: string): number[] => list(page[name]).map(Number)
const isWithin = (inner: readonly number[], outer: readonly number[]): boolean =>
  inner.length === 4 && inner.every((edge, i) => (i < 2 ? edge >= outer[i]! - 1e-3 : edge <= outer[i]! + 1e-3))

const pagesAreNested: Rule = ({ pages }) =>
  pages.flatMap((page, i) => {
    const [media, bleed, trim] = ['/MediaBox', '/BleedBox', '/TrimBox'].map(name => boxIn(page, name))
    const isNested = isWithin(trim!, bleed!) && isWithin(bleed!, media!)
    return [
      ...(isNested ? [] : [`page ${i}: ${said([trim!, bleed!, media!])}`]),
      ...(media!.every(edge => edge <= MOST_POINTS) ? [] : [`page ${i} is too long`]),
      ...presentIn(page, '/ArtBox', '/UserUnit', '/Annots', '/AA', '/PresSteps'),
    ]
  })

const pagesMixInOneSpace: Rule = ({ pages, dictOf }) =>
  pages.flatMap((page, i) => (dictOf(page['/Group'])['/CS'] === undefined ? [`page ${i}`] : []))

const layersAreTold: Rule = file => {
  const properties = file.dictOf(rootOf(file)['/OCProperties'])
  const shown = file.dictOf(properties['/D'])
  const [all, ordered] = [properties['/OCGs'], shown['/Order']].map(each => said(file.of(each)))
  return [
    ...unequal('order', all!, ordered!),
    ...presentIn(shown, '/AS'),
    ...(textOf(shown['/Name']) ? [] : ['no name']),
  ]
}

const STANDARD =
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity'.split(
    ' ',
  )
/** Returns graphics states, both separate objects and those within resources. */
const statesIn = ({ dicts, dictOf }: QpdfFile): Dict[] =>
  dicts.flatMap(dict => [
    ...(dict['/Type'] === '/ExtGState' ? [dict] : []),
    ...Object.values(dictOf(dictOf(dict['/Resources'])['/ExtGState'])).map(dictOf),
  ])
const statesAreAllowed: Rule = file =>
  statesIn(file).flatMap(state => [
    ...presentIn(state, '/TR', '/HTP', '/HT', '/BG', '/BG2', '/UCR', '/UCR2'),
    ...(state['/TR2'] === undefined || state['/TR2'] === '/Default' ? [] : ['/TR2']),
    ...[state['/BM'] ?? '/Normal'].flat().filter(mode => !STANDARD.includes(said(mode).slice(1))),
  ]) as string[]

const FORBIDDEN_FILTERS = ['/LZWDecode', '/Crypt']
const objectsAreAllowed: Rule = ({ dicts }) =>
  dicts.flatMap(dict => {
    const [type, subtype] = [dict['/Type'], dict['/Subtype']]
    const filters = [dict['/Filter'] ?? []].flat().map(String)
    const isDrawn = subtype === '/Image' || subtype === '/Form'
    return [
      ...filters.filter(each => FORBIDDEN_FILTERS.includes(each)),
      ...(isDrawn ? presentIn(dict, '/F', '/FFilter', '/OPI', '/Ref', '/Alternates', '/PS') : []),
      ...(dict['/Interpolate'] === true ? ['/Interpolate'] : []),
      // Letters are outlines.
      ...(type === '/Font' ? ['/Font'] : []),
      ...(type === '/OCMD' || subtype === '/PS' || dict['/S'] === '/JavaScript' ? [said(type ?? subtype)] : []),
    ]
  })

const spacesIn = ({ dicts, dictOf }: QpdfFile): Dict[] =>
  dicts
    .filter(dict => isDict(dictOf(dict['/Resources'])))
    .map(dict => dictOf(dictOf(dict['/Resources'])['/ColorSpace']))

/** RGB is undefined on a press of four inks, so every RGB use must declare its colour space. */
const rgbIsTold: Rule = file => {
  const resources = file.dicts.filter(dict => dict['/Resources'] !== undefined)
  const isInked = file.pages.every(page => file.dictOf(page['/Group'])['/CS'] === '/DeviceCMYK')
  const untold = resources.filter(dict => {
    const spaces = file.dictOf(file.dictOf(dict['/Resources'])['/ColorSpace'])
    const space = list(file.of(spaces['/DefaultRGB']))
    return space[0] !== '/ICCBased' || file.dictOf(space[1])['/N'] !== 3
  })
  return isInked || untold.length === 0 ? [] : [`${untold.length} of ${resources.length} do not say which`]
}

const cutIsASpot: Rule = file => {
  const cuts = spacesIn(file).flatMap(spaces => ('/Cut' in spaces ? [list(file.of(spaces['/Cut']))] : []))
  const over = statesIn(file).filter(state => state['/OP'] === true && state['/op'] === true)
  const faults = cuts.flatMap(([kind, , alternate, tint]) => {
    const { '/FunctionType': type, '/C0': none } = file.dictOf(tint)
    return [
      ...unequal('kind', said(kind), '/Separation'),
      ...unequal('alternate', said(alternate), '/DeviceCMYK'),
      ...unequal('tint', said(type), '2'),
      ...unequal('none of it', said(none), '[0,0,0,0]'),
    ]
  })
  return [...faults, ...(cuts.length > 0 ? [] : ['no cut']), ...(over.length > 0 ? [] : ['no overprint'])]
}

const ROOT_NEVER = ['/AA', '/OpenAction', '/AcroForm', '/Names', '/Perms', '/Requirements', '/Collection']

export const X4_RULES: Readonly<Record<string, Rule>> = {
  'it is PDF 1.6': ({ version }) => unequal('version', version, '%PDF-1.6'),
  'it is not encrypted': ({ isEncrypted }) => (isEncrypted ? ['encrypted'] : []),
  'it has a name of its own': ({ trailer }) => unequal('names', String(list(trailer['/ID']).length), '2'),
  'it does nothing by itself': file => presentIn(rootOf(file), ...ROOT_NEVER),
  'it says the same of itself in both places': saysTheSame,
  'it is meant for a printer of four inks': hasPrintersIntent,
  'what is cut lies in what bleeds, and that on the page': pagesAreNested,
  'each page says in which colours see-through ones are mixed': pagesMixInOneSpace,
  'its layers are all told, and none is shown by an event': layersAreTold,
  'how it paints is of PDF/X': statesAreAllowed,
  'what it holds is of PDF/X': objectsAreAllowed,
  'red, green and blue are told by a profile': rgbIsTold,
  'the cut line is a spot colour that prints over': cutIsASpot,
}
