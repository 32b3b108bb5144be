import type { WritingOptions } from './writeScene.ts'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const plain: WritingOptions = {
  styling: 'attributes',
  repeats: 'use',
  clips: 'shape',
  gradients: 'user',
  turns: 'attribute',
  wrap: content => `<svg ${NS} width="200" height="220" viewBox="0 0 200 220">${content}</svg>`,
}

const ILLUSTRATOR_HEAD = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/"><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_xlink "http://www.w3.org/1999/xlink">]>`

/** How the programs that clubs use write a drawing. */
export const PROGRAMS: Readonly<Record<string, WritingOptions>> = {
  handWritten: plain,
  illustrator: {
    ...plain,
    styling: 'classes',
    clips: 'use',
    prefix: 'st',
    wrap: (content, sheet) => `${ILLUSTRATOR_HEAD}
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px"
 width="200px" height="220px" viewBox="0 0 200 220" style="enable-background:new 0 0 200 220;" xml:space="preserve">
<style type="text/css">${sheet}</style><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:aipgfRef id="a"/></foreignObject>
<g i:extraneous="self">${content}</g></switch><i:pgf id="adobe"><![CDATA[eJzs]]></i:pgf></svg>`,
  },
  illustratorWeb: {
    ...plain,
    styling: 'classes',
    prefix: 'cls-',
    repeats: 'symbol',
    wrap: (content, sheet) =>
      `<svg id="Ebene_1" data-name="Ebene 1" ${NS} viewBox="0 0 200 220"><defs><style>${sheet}</style></defs><title>logo</title>${content}</svg>`,
  },
  inkscape: {
    ...plain,
    styling: 'style',
    gradients: 'chain',
    wrap: content => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg ${NS} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
 width="52.917mm" height="58.208mm" viewBox="0 0 200 220" inkscape:version="1.2"><sodipodi:namedview id="base" showgrid="true"><inkscape:grid type="xygrid"/></sodipodi:namedview>
<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(3,-4)">${content}</g>
<g inkscape:groupmode="layer" style="display:none"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">notes</p></foreignObject></g></svg>`,
  },
  corel: {
    ...plain,
    styling: 'classes',
    prefix: 'fil',
    wrap: (
      content,
      sheet,
    ) => `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW 2021 --><svg ${NS} xml:space="preserve" width="100mm" height="110mm" version="1.1"
style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 200 220"><defs><style type="text/css"><![CDATA[${sheet}]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/>${content}</g></svg>`,
  },
  figma: {
    ...plain,
    photoFills: 'use',
    wrap: content =>
      `<svg width="200" height="220" viewBox="0 0 200 220" fill="none" ${NS}><g clip-path="url(#clip0_12:34)">${content}</g><defs><clipPath id="clip0_12:34"><rect width="200" height="220" fill="white"/></clipPath></defs></svg>`,
  },
  canva: {
    ...plain,
    repeats: 'copies',
    wrap: content =>
      `<svg ${NS} width="266.67" zoomAndPan="magnify" viewBox="0 0 200 219.999998" height="293.33" preserveAspectRatio="xMidYMid meet" version="1.0"><defs><clipPath id="zz1"><path d="M 0 0 L 200 0 L 200 220 L 0 220 Z M 0 0 " clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#zz1)"><g transform="matrix(1, 0, 0, 1, 0, 0)">${content}</g></g></svg>`,
  },
  affinity: {
    ...plain,
    styling: 'style',
    gradients: 'matrix',
    repeats: 'copies',
    wrap: content =>
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?><svg width="100%" height="100%" viewBox="0 0 834 917" version="1.1" ${NS} xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(4.16667,0,0,4.16667,0,0)"><g id="Artboard1" serif:id="Artboard1">${content}</g></g></svg>`,
  },
  sketch: {
    ...plain,
    clips: 'use',
    shapes: 'used',
    wrap: content => `<?xml version="1.0" encoding="UTF-8"?><svg width="200px" height="220px" viewBox="0 0 200 220" version="1.1" ${NS}>
<!-- Generator: Sketch 63 --><title>Crest</title><desc>Created with Sketch.</desc><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd">${content}</g></svg>`,
  },
  minified: {
    ...plain,
    styling: 'classes',
    prefix: '',
    wrap: (content, sheet) =>
      `<svg ${NS} viewBox="0 0 200 220">${content}<style>${sheet.replace(/\s+/g, ' ')}</style></svg>`,
  },
  selectors: {
    ...plain,
    styling: 'ids',
    wrap: (content, sheet) =>
      `<svg ${NS} id="root" class="logo big" viewBox="0 0 200 220"><style>path{fill:lime}svg.logo *{stroke-width:9}</style>${content}<style media="screen">${sheet}</style><style media="print">*{fill:red!important}</style></svg>`,
  },
  variables: {
    ...plain,
    styling: 'variables',
    turns: 'origin',
    wrap: (content, sheet) => `<svg ${NS} viewBox="0 0 200 220" width="400"><style>${sheet}</style>${content}</svg>`,
  },
  browserCss: {
    ...plain,
    styling: 'style',
    turns: 'css',
    repeats: 'symbol',
    wrap: content =>
      `<svg ${NS} viewBox="-10 -10 220 240" height="300" preserveAspectRatio="xMinYMin slice">${content}</svg>`,
  },
  nested: {
    ...plain,
    turns: 'fillBox',
    wrap: content =>
      `<svg ${NS} width="6cm" height="5cm"><svg x="10%" y="10" width="80%" height="150" viewBox="0 0 200 220" preserveAspectRatio="xMaxYMid">${content}</svg></svg>`,
  },
  office: {
    ...plain,
    styling: 'attributes',
    repeats: 'copies',
    wrap: content =>
      `<svg width="200" height="220" ${NS} overflow="hidden"><defs><clipPath id="c0"><rect x="300" y="200" width="200" height="220"/></clipPath></defs><g clip-path="url(#c0)" transform="translate(-300 -200)"><g transform="translate(300 200)">${content}</g></g></svg>`,
  },
  prefixed: {
    ...plain,
    styling: 'style',
    wrap: content =>
      `<s:svg xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 220">${content.replaceAll(/<(\/?)(\w)/g, '<$1s:$2')}</s:svg>`,
  },
}
