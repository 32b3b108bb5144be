/* oxlint-disable max-lines -- a table of data */
import { JPEG, PNG } from './photo.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (content: string, attributes = ''): string =>
  `<svg ${NS} width="200" height="200" viewBox="0 0 100 100" ${attributes}>${content}</svg>`
const GRADIENT = '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>'
const BOX = '<rect width="60" height="60" x="20" y="20"'
const DISC = '<circle cx="50" cy="50" r="40"'
const styled = (sheet: string, content: string): string => svg(`<style>${sheet}</style>${content}`)
const THREE =
  '<rect width="30" height="90"/><rect class="a" x="33" width="30" height="90"/><rect id="b" class="a c" x="66" width="30" height="90"/>'
const INNER = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><style>circle{fill:#909}</style><circle cx="10" cy="10" r="9"/></svg>`)}`
const text = (content: string, attributes = ''): string =>
  svg(`<text x="10" y="50" font-size="16" font-family="sans-serif" ${attributes}>${content}</text>`)

/** Handwritten files, one for each SVG feature. */
export const FEATURES: Readonly<Record<string, string>> = {
  clipOfClipByBox: svg(
    `<clipPath id="a" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><clipPath id="b" clip-path="url(#a)"><path d="M0 0h80v100H0z"/></clipPath><g clip-path="url(#b)"><path d="M10 10h80v80H10z" fill="purple"/></g>`,
  ),
  clipByTurnedBox: svg(
    `<clipPath id="a" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>${BOX} fill="purple" clip-path="url(#a)" transform="rotate(20 50 50)"/>`,
  ),
  maskByTurnedBox: svg(
    `<mask id="a" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".4" fill="#fff"/></mask>${BOX} fill="purple" mask="url(#a)" transform="rotate(20 50 50)"/>`,
  ),
  dashedCircle: svg(`${DISC} fill="none" stroke="navy" stroke-width="6" stroke-dasharray="30 12 9"/>`),
  gradientShortRepeat: svg(
    `<linearGradient id="a" x2=".3" spreadMethod="repeat"><stop offset=".2" stop-color="#fff"/><stop offset=".8" stop-color="navy"/></linearGradient>${BOX} fill="url(#a)"/>`,
  ),
  shadowOfShadow: svg(
    `<filter id="f"><feDropShadow dx="6" dy="6" stdDeviation="2" flood-color="#888"/><feDropShadow dx="-6" stdDeviation="0" flood-color="red"/></filter>${DISC} fill="gold" filter="url(#f)"/>`,
  ),
  textUnseen: svg(
    `${BOX} fill="gold"/><text visibility="hidden">a</text><g opacity="0"><text>b</text></g><text fill="none">c</text><text>  </text>`,
  ),
  useInUse: svg(
    `<defs><g id="a"><circle r="8" fill="#f0a"/></g><g id="b"><use href="#a" x="12"/><use href="#a" y="20"/></g></defs><use href="#b" x="20" y="20"/><use href="#b" transform="translate(70 30) scale(1.5 .7)"/>`,
  ),
  useInherits: svg(
    '<path id="p" d="M0 0h30v30z"/><use href="#p" x="20" y="60" fill="red" transform="rotate(-20)"/><g fill="green" stroke="#000"><use href="#p" x="50" opacity=".5"/></g>',
  ),
  useBeforeItsTarget: svg(
    '<use xlink:href="#late" x="30" fill="teal"/><defs><path id="late" d="M0 20h50v50z"/></defs>',
  ),
  useOfUse: svg(
    '<circle id="a" cx="20" cy="20" r="15" fill="navy"/><use id="u" href="#a" x="30"/><use href="#u" y="40"/>',
  ),
  useOfSvg: svg(
    '<svg id="s" width="30" height="30" viewBox="0 0 10 10"><circle cx="5" cy="5" r="7" fill="red"/></svg><use href="#s" x="40" y="40" width="50" height="50"/>',
  ),
  useOfImage: svg(
    `<defs><image id="i" width="40" height="30" href="${PNG}"/></defs><use href="#i" x="5" y="5"/><use href="#i" x="50" y="60" opacity=".6"/>`,
  ),
  useInClip: svg(
    '<defs><rect id="r" width="60" height="60"/><clipPath id="k"><use href="#r" x="20" transform="rotate(10)"/></clipPath></defs><g clip-path="url(#k)"><circle cx="60" cy="40" r="40" fill="green"/></g>',
  ),
  useOfItself: svg(`<g id="a"><use href="#a"/>${BOX}/></g>`),
  useOfNothing: svg(`<use href="#none"/>${BOX} fill="pink"/>`),
  symbolFrame: svg(
    '<symbol id="s" viewBox="0 0 10 10" preserveAspectRatio="xMinYMax slice"><rect width="10" height="5" fill="blue"/><circle r="4" fill="red"/></symbol><use href="#s" x="10" y="10" width="40" height="70"/><use href="#s" x="60" y="5" width="30" height="20"/>',
  ),
  symbolUnbounded: svg(
    '<symbol id="s" overflow="visible" fill="orange"><circle r="14"/></symbol><use href="#s" x="30" y="30"/><use href="#s" x="70" y="60" fill="red"/>',
  ),
  symbolWithGradient: svg(
    `<symbol id="s" viewBox="0 0 10 10">${GRADIENT}<rect width="10" height="10" fill="url(#g)"/></symbol><use href="#s" width="50" height="50"/><use href="#s" x="50" y="50" width="40" height="40"/>`,
  ),
  spriteSheet: svg(
    '<svg style="display:none"><symbol id="s" viewBox="0 0 10 10"><path d="M0 0h10L5 9z"/></symbol></svg><use href="#s" fill="crimson" x="10" y="10" width="80" height="80"/>',
  ),
  styleByKind: styled('rect{fill:red}.a{fill:lime}#b{fill:blue}', THREE),
  styleAfter: svg(`${THREE}<style>.a{fill:purple} rect.c{fill:orange}</style>`),
  styleTwice: svg(`<style>.a{fill:red}</style>${THREE}<style>.a{fill:green}rect{stroke:#000;stroke-width:4}</style>`),
  styleImportant: styled(
    '.a{fill:red!important}#b{fill:blue}rect{fill:green !important}',
    THREE.replace('id="b"', 'id="b" style="fill:black"'),
  ),
  styleChild: styled(
    'svg>g>rect{fill:red}g rect{fill:blue}g g rect{fill:green}',
    `<g>${THREE}<g transform="translate(0 50)">${THREE}</g></g>`,
  ),
  styleSiblings: styled('rect+rect{fill:red}rect~.c{stroke:blue;stroke-width:5px}', THREE),
  styleNth: styled('rect:nth-child(odd){fill:red}rect:first-of-type{opacity:.5}rect:last-child{fill:gold}', THREE),
  styleAttribute: styled(
    '[x]{fill:red}[x="66"]{fill:blue}[class~=c]{stroke:lime;stroke-width:6}[width^="3"]{opacity:.8}',
    THREE,
  ),
  styleNot: styled('rect:not(.a){fill:red}:is(.a,.zz):not(#b){fill:blue}:where(#b){fill:lime}', THREE),
  styleRoot: styled(':root{fill:purple;stroke:orange;stroke-width:3}', THREE),
  styleStar: styled('*{fill:teal;stroke-width:4}rect{stroke:red}', THREE),
  styleMedia: styled(
    '@media print{rect{fill:red}}@media screen{.a{fill:blue}}@media (prefers-color-scheme:dark){rect{fill:white}}@media not print{.c{stroke:red;stroke-width:3}}',
    THREE,
  ),
  styleSupports: styled('@supports (fill:red){.a{fill:red}}@charset "utf-8";.c{fill:green}', THREE),
  styleComments: styled('/* a{fill:red} */.a/**/{/*x*/fill:/*y*/blue;/*;*/stroke:red}/* .a{fill:green}', THREE),
  styleInvalid: styled(
    '.a{fill:blue;fill:;stroke red;color:#12;font-size:40}.b..c{fill:red}rect:hover{fill:red}rect{stroke:black}',
    THREE,
  ),
  styleCdata: svg(`<style type="text/css"><![CDATA[.a > x, .a{fill:#09f}]]></style>${THREE}`),
  styleOtherType: svg(`<style type="text/less">.a{fill:red}</style>${THREE}`),
  styleGeometry: styled(
    '.a{x:40px;width:20px;height:40px;rx:10px}circle{r:20px;cx:20%;cy:80px}',
    `${THREE}<circle fill="red"/>`,
  ),
  styleOutline: styled('path{d:path("M10 10H90L50 90Z");fill:navy}', '<path d="M0 0h5v5z"/>'),
  styleMarker: styled(
    'path{marker:url(#m);fill:none;stroke:#000}',
    '<marker id="m" markerWidth="6" markerHeight="6" refX="3" refY="3"><circle cx="3" cy="3" r="3" fill="red"/></marker><path d="M20 20L80 30L60 80"/>',
  ),
  styleFont: styled('text{font:italic bold 20px/1.2 serif;fill:maroon}', '<text x="10" y="50">Serif</text>'),
  styleShape: styled('.a{clip-path:circle(20px at 48px 50px)}.c{clip-path:polygon(66px 0,96px 0,80px 90px)}', THREE),
  styleCase: styled('.A{fill:red}RECT{fill:red}.a{FILL:Blue}', THREE),
  styleEscapes: styled(
    '.a\\:x{fill:red}.st\\31 {fill:blue}',
    '<rect class="a:x" width="40" height="90"/><rect class="st1" x="50" width="40" height="90"/>',
  ),
  variables: styled(
    ':root{--a:red;--b:var(--a)}.a{fill:var(--b)}.c{fill:var(--none,gold);--a:blue;stroke:var(--a);stroke-width:5}',
    THREE,
  ),
  variablesMissing: styled('rect{fill:green}.a{fill:var(--none)}', THREE),
  variablesThroughUse: styled(
    'use{--tint:#c0c}use.z{--tint:#0cc}path{fill:var(--tint,#000)}',
    '<defs><path id="p" d="M0 0h40v40z"/></defs><use href="#p"/><use href="#p" class="z" x="50" y="50"/>',
  ),
  variablesOnAttribute: styled('svg{--x:crimson}', `${BOX} fill="var(--x)"/>`),
  currentColor: svg(
    `<g color="#e0b">${BOX} fill="currentColor"/><g style="color:teal"><circle cx="20" cy="20" r="15" stroke="currentColor" fill="none" stroke-width="6"/></g></g>`,
  ),
  currentColorStop: svg(
    `<linearGradient id="g" color="red"><stop stop-color="currentColor"/><stop offset="1" stop-color="#fff"/></linearGradient>${BOX} fill="url(#g)"/>`,
  ),
  inherit: svg(
    `<g fill="red" stroke="blue" stroke-width="6"><g fill="inherit">${BOX} stroke="inherit" opacity="inherit"/></g></g>`,
  ),
  colours: svg(
    '<rect width="20" height="20" fill="rgb(10%,50%,90%)"/><rect x="20" width="20" height="20" fill="hsl(120 60% 40%)"/><rect x="40" width="20" height="20" fill="#f0a8"/><rect x="60" width="20" height="20" fill="rgba(0,0,255,.4)"/><rect y="40" width="20" height="20" fill="rebeccapurple"/><rect y="40" x="30" width="20" height="20" fill="transparent" stroke="#00f"/><rect y="40" x="60" width="20" height="20" fill="RED"/>',
  ),
  opacity: svg(
    `<g opacity=".5">${BOX} fill="red"/>${DISC} fill="blue" fill-opacity=".5" stroke="#000" stroke-width="8" stroke-opacity=".4"/></g>`,
  ),
  opacityPercent: svg(`<g style="opacity:40%">${BOX} fill="red"/></g>`),
  blend: svg(`${BOX} fill="#f80"/>${DISC} fill="#08f" style="mix-blend-mode:difference"/>`),
  blendIsolated: svg(
    `<rect width="100" height="50" fill="#f80"/><g style="isolation:isolate">${DISC} fill="#08f" style="mix-blend-mode:multiply"/><rect y="40" width="90" height="20" fill="#0f0" style="mix-blend-mode:overlay"/></g>`,
  ),
  blendBySheet: styled(
    '.a{mix-blend-mode:multiply;fill:#0aa}rect{fill:#ee0}',
    `${THREE}<rect class="a" y="40" width="100" height="30"/>`,
  ),
  hidden: svg(
    `${BOX} display="none"/><g visibility="hidden">${DISC}/><rect visibility="visible" width="30" height="30" fill="red"/></g>`,
  ),
  hiddenLayerWithGradient: svg(`<g style="display:none">${GRADIENT}${DISC}/></g>${BOX} fill="url(#g)"/>`),
  maskLuminance: svg(
    `<mask id="m"><rect width="100" height="100" fill="#888"/><circle cx="50" cy="50" r="30" fill="#fff"/></mask><g mask="url(#m)">${BOX} fill="red"/><rect width="50" height="50" fill="blue"/></g>`,
  ),
  maskAlpha: svg(
    `<mask id="m" style="mask-type:alpha"><circle cx="50" cy="50" r="30" fill="#000"/></mask><g mask="url(#m)">${BOX} fill="red"/></g>`,
  ),
  maskOfBox: svg(
    `<mask id="m" maskContentUnits="objectBoundingBox" x="0" y="0" width="1" height="1"><circle cx=".5" cy=".5" r=".5" fill="#fff"/></mask>${BOX} mask="url(#m)" fill="green"/>`,
  ),
  maskInMask: svg(
    `<mask id="a"><rect width="100" height="50" fill="#fff"/></mask><mask id="b"><circle cx="50" cy="50" r="40" fill="#fff" mask="url(#a)"/></mask><rect width="100" height="100" fill="#0a0" mask="url(#b)"/>`,
  ),
  maskMissing: svg(`${BOX} fill="green" clip-path="url(#none)"/>`),
  clipRule: svg(
    `<clipPath id="c"><path clip-rule="evenodd" d="M10 10H90V90H10ZM30 30H70V70H30Z"/></clipPath><rect width="100" height="100" fill="#c40" clip-path="url(#c)"/>`,
  ),
  clipOfBox: svg(
    `<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath>${BOX} fill="#4c0" clip-path="url(#c)"/>`,
  ),
  clipOfClip: svg(
    `<clipPath id="a"><rect width="50" height="100"/></clipPath><clipPath id="b" clip-path="url(#a)"><circle cx="50" cy="50" r="40"/></clipPath><rect width="100" height="100" fill="#40c" clip-path="url(#b)"/>`,
  ),
  clipText: svg(
    `<clipPath id="c"><text x="5" y="60" font-size="40" font-weight="bold" font-family="sans-serif">KIT</text></clipPath><rect width="100" height="100" fill="#c04" clip-path="url(#c)"/>`,
  ),
  filterFunctions: svg(`${BOX} fill="red" style="filter:blur(3px) hue-rotate(90deg)"/>`),
  filterDropShadow: svg(`${BOX} fill="orange" filter="drop-shadow(4px 6px 2px #0008)"/>`),
  filterPrimitive: svg(
    `<filter id="f"><feDropShadow dx="5" dy="5" stdDeviation="2" flood-color="navy" flood-opacity=".7"/></filter>${BOX} fill="gold" filter="url(#f)"/>`,
  ),
  filterMatrix: svg(
    `<filter id="f"><feColorMatrix type="saturate" values=".2"/><feComponentTransfer><feFuncR type="gamma" exponent=".5"/><feFuncB type="table" tableValues="1 0"/></feComponentTransfer></filter>${BOX} fill="#c42" filter="url(#f)"/>`,
  ),
  filterTurbulence: svg(
    `<filter id="f" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".08" numOctaves="2" seed="3"/><feComposite in2="SourceAlpha" operator="in"/></filter>${DISC} filter="url(#f)"/>`,
  ),
  filterLight: svg(
    `<filter id="f"><feGaussianBlur in="SourceAlpha" stdDeviation="3" result="b"/><feSpecularLighting in="b" surfaceScale="5" specularConstant="1" specularExponent="20" lighting-color="#fff" result="s"><fePointLight x="20" y="10" z="60"/></feSpecularLighting><feComposite in="SourceGraphic" in2="s" operator="arithmetic" k2="1" k3="1"/></filter>${DISC} fill="#06c" filter="url(#f)"/>`,
  ),
  filterImage: svg(
    `<filter id="f" x="0" y="0" width="1" height="1"><feImage href="${PNG}" preserveAspectRatio="none"/><feComposite in2="SourceAlpha" operator="in"/></filter>${DISC} filter="url(#f)"/>`,
  ),
  filterTile: svg(
    `<filter id="f" x="0" y="0" width="100%" height="100%"><feFlood flood-color="#c33" x="20" y="20" width="5" height="5"/><feOffset x="20" y="20" width="10" height="10"/><feTile/><feComposite in2="SourceGraphic" operator="in"/></filter>${BOX} filter="url(#f)"/>`,
  ),
  filterMorphology: svg(
    `<filter id="f"><feMorphology operator="dilate" radius="4" in="SourceAlpha" result="d"/><feFlood flood-color="#fff"/><feComposite in2="d" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><rect width="100" height="100" fill="#036"/><text x="8" y="60" font-size="30" font-weight="bold" fill="#e00" font-family="sans-serif" filter="url(#f)">GOAL</text>`,
  ),
  gradientChain: svg(
    `<linearGradient id="c"><stop stop-color="red"/><stop offset=".5" stop-color="#ff0"/><stop offset="1"/></linearGradient><linearGradient id="b" xlink:href="#c" x1="0" y1="0" x2="0" y2=".4"/><radialGradient id="a" href="#b" spreadMethod="repeat" r=".3" fx=".4"/>${BOX} fill="url(#a)"/><rect width="20" height="100" fill="url(#b)"/>`,
  ),
  gradientReflect: svg(
    `<linearGradient id="g" x2=".2" spreadMethod="reflect" gradientTransform="skewX(20)"><stop stop-color="#0c9"/><stop offset="1" stop-color="#039"/></linearGradient>${DISC} fill="url(#g)" stroke="url(#g)" stroke-width="9"/>`,
  ),
  gradientMissing: svg(
    `${BOX} fill="url(#none) green"/><circle cx="10" cy="10" r="9" fill="url(#none)" stroke="red"/>`,
  ),
  gradientByQuote: svg(
    `<linearGradient id="Gradient A"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient><linearGradient id="größe"><stop stop-color="lime"/><stop offset="1" stop-color="#00f"/></linearGradient><rect width="40" height="90" style="fill:url('#Gradient%20A')"/><rect x="50" width="40" height="90" fill="url(#größe)"/>`,
  ),
  gradientSheet: styled(
    'stop:first-child{stop-color:#f60}.e{stop-color:#306;stop-opacity:.5}',
    `<linearGradient id="g"><stop/><stop class="e" offset="1"/></linearGradient>${BOX} fill="url(#g)"/>`,
  ),
  sameIdTwice: svg(
    `${GRADIENT}<linearGradient id="g"><stop stop-color="lime"/></linearGradient>${BOX} fill="url(#g)"/>`,
  ),
  patternChain: svg(
    `<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"><circle cx="5" cy="5" r="3" fill="red"/></pattern><pattern id="q" href="#p" patternTransform="scale(2) rotate(30)"/>${BOX} fill="url(#q)" stroke="url(#p)" stroke-width="12"/>`,
  ),
  patternInPattern: svg(
    `<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse"><rect width="2" height="4" fill="blue"/></pattern><pattern id="q" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="10" cy="10" r="9" fill="url(#p)"/></pattern>${BOX} fill="url(#q)"/>`,
  ),
  markers: svg(
    '<defs><marker id="m" viewBox="0 0 10 10" refX="5" refY="5" orient="auto-start-reverse" markerUnits="strokeWidth"><path d="M0 0L10 5L0 10z" fill="context-stroke"/></marker></defs><polyline points="15,80 40,20 80,60" fill="none" stroke="#c0a" stroke-width="4" marker-start="url(#m)" marker-end="url(#m)" marker-mid="url(#m)"/>',
  ),
  dashes: svg(
    `${BOX} fill="none" stroke="#000" stroke-width="5" stroke-dasharray="10% 5" stroke-dashoffset="3"/><path d="M0 90H100" stroke="red" pathLength="10" stroke-dasharray="1"/>`,
  ),
  vectorEffect: svg(
    `<g transform="scale(4 1)"><path d="M5 10L20 90" stroke="#00a" stroke-width="6" vector-effect="non-scaling-stroke"/></g>`,
  ),
  paintOrder: svg(`${DISC} fill="gold" stroke="#000" stroke-width="20" style="paint-order:stroke fill"/>`),
  strokeJoins: svg(
    '<g fill="none" stroke="#222" stroke-width="12"><path d="M10 40L30 10L50 40" stroke-linejoin="round"/><path d="M50 90L60 40L70 90" stroke-miterlimit="20"/><path d="M80 20v60" stroke-linecap="round"/></g>',
  ),
  fillRule: svg('<path d="M10 10H90V90H10ZM30 30H70V70H30Z" fill="teal" fill-rule="evenodd"/>'),
  arcs: svg(
    '<path d="M10 50a40 40 0 0180 0 10 10 0 11-20 0a20 20 0 00-40 0z" fill="brown"/><path d="m10 80c10-20.5.5-3 30.5.2s20-10 40 0t5e0 5" fill="none" stroke="red"/>',
  ),
  brokenPath: svg(
    '<path d="M10 10H60V60 X 90 90" fill="purple"/><rect width="-5" height="9"/><circle cx="70" cy="70" r="20" fill="nonsense"/>',
  ),
  percents: svg(
    '<rect x="10%" y="20%" width="50%" height="30%" fill="olive"/><circle cx="70%" cy="70%" r="20%" fill="navy"/><line x1="0" y1="100%" x2="100%" y2="0" stroke="red" stroke-width="2%"/>',
  ),
  units: svg(
    '<rect x="1mm" y="2mm" width="10mm" height="30pt" fill="olive"/><circle cx="5em" cy="3em" r="1em" fill="navy"/><rect x=".5in" y="1pc" width="1cm" height="1cm" fill="red"/>',
  ),
  roundCorners: svg(
    '<rect x="5" y="5" width="90" height="40" rx="20" fill="#369"/><rect x="5" y="55" width="90" height="40" ry="10" rx="5%" fill="#963"/>',
  ),
  transforms: svg(
    `<g transform="translate(50,50)scale(.5) rotate(20), skewX(10)">${BOX} fill="red"/></g><rect width="20" height="20" transform="matrix(1 .5 -.5 1 60 10)"/>`,
  ),
  transformNone: svg(
    '<style>rect{transform:none}</style><rect width="40" height="40" fill="red" transform="translate(50 50)"/>',
  ),
  transformCss: svg(`${BOX} fill="red" style="transform:translate(10px,5px) rotate(.5rad) scaleX(.5) skewY(10deg)"/>`),
  transformEach: svg(`${BOX} fill="red" style="translate:10px 5px;rotate:20deg;scale:.5 .8"/>`),
  transformOrigin: svg(
    `${BOX} fill="red" transform="rotate(45)" transform-origin="50 50"/><rect width="20" height="20" style="transform:rotate(30deg);transform-origin:right top"/><rect width="20" height="20" fill="blue" style="transform:scale(.5);transform-origin:25% 75%"/>`,
  ),
  transformOfItself: svg(
    '<path d="M20 20C60 0 90 60 80 80Z" fill="red" style="transform:rotate(45deg);transform-box:fill-box;transform-origin:center"/><g style="transform-box:fill-box;transform-origin:100% 0;transform:scale(.5)"><rect x="10" y="60" width="30" height="30"/><circle cx="60" cy="80" r="9"/></g>',
  ),
  nestedSvg: svg(
    '<svg x="10" y="10" width="50" height="80" viewBox="0 0 10 10" preserveAspectRatio="none"><circle cx="5" cy="5" r="6" fill="red"/></svg><svg x="60" y="10" width="30" height="30" overflow="visible"><circle r="15" fill="blue"/></svg>',
  ),
  slice: `<svg ${NS} width="200" height="100" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice">${DISC} fill="red"/></svg>`,
  stretched: `<svg ${NS} width="200" height="100" viewBox="0 0 100 100" preserveAspectRatio="none">${DISC} fill="red"/></svg>`,
  onlyViewBox: `<svg ${NS} viewBox="-50 -20 100 40"><ellipse rx="49" ry="19" fill="red"/></svg>`,
  onlySize: `<svg ${NS} width="30mm" height="15mm"><rect width="100%" height="100%" fill="red"/><circle cx="10" cy="10" r="10"/></svg>`,
  onlyHeight: `<svg ${NS} height="50" viewBox="0 0 20 10"><rect width="19" height="9" fill="red"/></svg>`,
  smallSize: `<svg ${NS} width="4.2mm" height="3.1mm" viewBox="0 0 42 31"><rect width="42" height="31" fill="red"/><circle r="15" cx="20" cy="15"/></svg>`,
  sizeByStyle: `<svg ${NS} style="width:150px;height:75px" viewBox="0 0 100 50"><rect width="99" height="49" fill="#0a5"/></svg>`,
  rootLooks: svg(`${BOX}/>`, 'fill="red" stroke="#00f" stroke-width="5" opacity=".6"'),
  rootBackground: svg(`${BOX} fill="#fff"/>`, 'style="background:#124;fill-rule:evenodd"'),
  link: svg(
    `<a href="https://club.example/"><g fill="red">${BOX}/></g></a><text x="5" y="95" font-size="12" font-family="sans-serif">go <a href="#x"><tspan fill="blue">there</tspan></a></text>`,
  ),
  switchLanguage: svg(
    '<switch><g systemLanguage="km"><rect width="50" height="50" fill="red"/></g><g systemLanguage="en-US, en"><rect width="80" height="50" fill="blue"/></g><g><rect width="90" height="90"/></g></switch>',
  ),
  switchFallback: svg(
    '<switch><g requiredExtensions="http://example.org/x"><rect width="50" height="50" fill="red"/></g><g><circle cx="50" cy="50" r="40"/></g><g><rect width="90" height="90"/></g></switch>',
  ),
  languageAlone: svg(`<g systemLanguage="de">${BOX}/></g>${DISC} systemLanguage="en" fill="red"/>`),
  text: text('Sok Dara', 'fill="#903" text-anchor="start" letter-spacing="1.5" font-weight="700"'),
  textMiddle: text('Middle', 'transform="translate(40 0)" text-anchor="middle" dominant-baseline="central"'),
  textSpans: text(
    '<tspan fill="red">A</tspan><tspan dy="5" dx="3">B</tspan> <tspan x="10" y="80" font-size="20" style="fill:blue">CD</tspan>',
  ),
  textSpaces: svg(
    '<text xml:space="preserve" x="5" y="30" font-size="14" font-family="monospace">a   b\n  c</text><text x="5" y="60" font-size="14" font-family="monospace" style="white-space:pre">a   b</text><text x="5" y="85" font-size="14" font-family="monospace">a   b  c</text>',
  ),
  textEach: text('ABC', 'x="10 40 60" y="40 60 50" rotate="10 -20 30"').replace('x="10" y="50"', ''),
  textFitted: text('Long', 'textLength="80" lengthAdjust="spacingAndGlyphs"'),
  textDecorated: text('Under', 'text-decoration="underline" font-style="italic" font-variant="small-caps"'),
  textUpper: text('upper', 'style="text-transform:uppercase;word-spacing:4px"'),
  textVertical: text('縦書', 'writing-mode="vertical-rl" style="text-orientation:upright"')
    .replace('x="10"', 'x="50"')
    .replace('y="50"', 'y="10"'),
  textRight: text('متن abc', 'direction="rtl" text-anchor="end"'),
  textKhmer: text('កម្ពុជា', 'xml:lang="km" font-size="20"').replace('font-size="16" ', ''),
  textPath: svg(
    '<path id="c" d="M10 60Q50 0 90 60" fill="none" stroke="#ddd"/><text font-size="12" font-family="sans-serif" fill="#060"><textPath href="#c" startOffset="50%" text-anchor="middle">ROUND AND ROUND</textPath></text>',
  ),
  textPathMissing: svg(`<text font-size="12"><textPath href="#none">never seen</textPath></text>${BOX}/>`),
  textStroke: text(
    '77',
    'font-size="60" stroke="#000" stroke-width="3" fill="gold" style="paint-order:stroke"',
  ).replace('font-size="16" ', ''),
  textShadow: text('Shade', 'style="text-shadow:2px 2px 1px red"'),
  imagePng: svg(`<image x="10" y="10" width="80" height="60" href="${PNG}"/>`),
  imagePixels: svg(`<image x="10" y="10" width="80" height="60" href="${PNG}" image-rendering="pixelated"/>`),
  imageJpegSlice: svg(
    `<image x="10" y="10" width="40" height="80" xlink:href="${JPEG}" preserveAspectRatio="xMidYMid slice"/>`,
  ),
  imageTurned: svg(
    `<g transform="rotate(30 50 50)" opacity=".7"><image width="60" height="40" x="20" y="30" href="${JPEG}"/></g>`,
  ),
  imageOfDrawing: svg(`<image x="10" y="10" width="70" height="70" href="${INNER}"/>`),
  imageWrapped: svg(`<image x="10" y="10" width="80" height="60" href="${PNG.replace(/(.{40})/g, '$1\n')}"/>`),
  imageWithoutSize: svg(`<image href="${JPEG}"/>`),
  imageNowhere: svg(`<image width="50" height="50" href=""/>${BOX} fill="red"/>`),
  unknownElements: svg(
    `<metadata>x</metadata><blink>${DISC}/></blink><font><glyph d="M0 0h9"/></font>${BOX} fill="red"/><html:p xmlns:html="http://www.w3.org/1999/xhtml">text</html:p>`,
  ),
  entities: `<!DOCTYPE svg [<!ENTITY blue "#00f"><!ENTITY st0 'fill:#07f;stroke:red'>]>${svg(`${BOX} style="&st0;"/>${DISC} fill="none" stroke="&blue;"/>`)}`,
  startsWithMark: `\uFEFF<?xml version='1.0'?>\r\n<!-- crest -->\r\n${svg(`${BOX} fill="red"/>`)}`,
  scriptOfManners: svg(`<script>alert(1)</script>${BOX} fill="red" onclick="alert(2)"/>`),
  waitingAnimation: svg(`${BOX} fill="red"><set attributeName="fill" to="blue" begin="click"/></rect>`),
  linearLight: svg(
    `<filter id="f"><feFlood flood-color="#888" flood-opacity=".5"/><feBlend in2="SourceGraphic" mode="multiply"/></filter>${BOX} fill="#c84" filter="url(#f)"/>`,
  ),
  crispEdges: svg('<path d="M10 10L90 30L50 90Z" shape-rendering="crispEdges" fill="green"/>'),
  /** Illustrator 15 and Batik write sizes in a `style` this way. */
  bareSizes: svg(
    '<g style="font-size:30;font-family:sans-serif"><text y="40" style="letter-spacing:6">FC</text><rect style="width:40;height:30;x:30;y:60;rx:9" fill="red"/></g>',
  ),
  bareSizesInSheet: styled(
    'text{font-size:60;letter-spacing:20}circle{r:20;cx:60;cy:70}rect{x:10;y:50;width:20px;height:40px;rx:6}tspan{baseline-shift:20}',
    '<text y="40" font-size="20">F<tspan>C</tspan></text><circle/><rect fill="red"/>',
  ),
  textLines: text(
    'Angkor',
    'style="text-decoration:underline overline;text-decoration-thickness:8px;text-decoration-color:red"',
  ),
  textLinesInParts: text(
    'Angkor<tspan style="text-decoration-line:none"> FC</tspan>',
    'style="text-decoration-line:line-through;text-decoration:none;text-decoration-line:underline;text-decoration-style:double"',
  ),
  useByShare: svg(
    '<defs><svg id="a"><path d="M0 0H100V50H0Z" fill="red"/></svg><circle id="b" r="9"/></defs><use href="#a" x="45%" y="25%" width="20%" height="10%"/><use href="#b" x="20%" y="60%" fill="blue" transform="scale(1.2)"/>',
  ),
  usedFromWhatIsForOthers: svg(
    '<switch><g systemLanguage="km"><rect id="r" width="30" height="30"/></g><circle r="30" fill="teal"/></switch><use href="#r" x="50" y="50" fill="red"/>',
  ),
  forNoProgram: svg(`<g requiredExtensions="">${BOX}/></g><g requiredFeatures="">${DISC} fill="teal"/></g>`),
  sizeInStyle: `<svg ${NS} viewBox="0 -70 43 72" style="width:100px;height:90px"><path d="M2 -60H40L20 0Z" fill="red"/></svg>`,
  oddSize: `<svg ${NS} width="31.4" height="9.6"><path d="${Array.from({ length: 12 }, (_, i) => `M0 ${i * 0.8}H31M${i * 2.6} 0V9`).join('')}" stroke="#000" stroke-width=".3"/></svg>`,
  smallPlane: `<svg ${NS} viewBox="0 0 .4 .1"><path d="M0 0H.4L.2 .1Z" fill="red"/></svg>`,
}
