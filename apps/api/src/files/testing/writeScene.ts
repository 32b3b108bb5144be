import { JPEG, PNG } from '@kitwright/vector/testing'
import type { Gradient, Item, SceneStyle, Paint } from './scenes.ts'

/** How a program writes a drawing. */
export interface WritingOptions {
  readonly styling: 'attributes' | 'style' | 'classes' | 'ids' | 'variables'
  readonly repeats: 'use' | 'symbol' | 'copies'
  readonly clips: 'shape' | 'use'
  readonly gradients: 'user' | 'chain' | 'matrix'
  readonly turns: 'attribute' | 'css' | 'origin' | 'fillBox'
  readonly photoFills?: 'use'
  /** Each shape stands in `defs`, and is used. */
  readonly shapes?: 'used'
  readonly prefix?: string
  wrap(content: string, sheet: string): string
}

export const writeScene = (scene: readonly Item[], options: WritingOptions): string => new Writer(options).write(scene)

class Writer {
  readonly #options: WritingOptions
  readonly #rules: string[] = []
  readonly #variables: string[] = []
  #count = 0

  constructor(options: WritingOptions) {
    this.#options = options
  }

  write(scene: readonly Item[]): string {
    const content = scene.map(item => this.#item(item)).join('\n')
    const root = this.#variables.length > 0 ? `:root{${this.#variables.join(';')}}` : ''
    return this.#options.wrap(content, root + this.#rules.join('\n'))
  }

  #name(kind: string): string {
    this.#count += 1
    return `${kind}_${this.#count}_`
  }

  #item(item: Item): string {
    const { defs, said, attributes } = this.#look(item)
    const styling = this.#said(said)
    return defs + this.#shape(item, `${attributes}${styling}`)
  }

  #shape(item: Item, styling: string): string {
    if ('d' in item && this.#options.shapes === 'used') {
      const id = this.#name('path')
      return `<defs><path d="${item.d}" id="${id}"></path></defs><use xlink:href="#${id}"${styling}></use>`
    }
    if ('d' in item) return `<path d="${item.d}"${styling}/>`
    if ('group' in item) return `<g${styling}>${item.group.map(child => this.#item(child)).join('')}</g>`
    if ('photo' in item) {
      const [x, y, width, height] = item.photo
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" xlink:href="${JPEG}" preserveAspectRatio="none"${styling}/>`
    }
    if ('repeat' in item) return this.#repeat(item, styling)
    // Letters are turned into paths, as uploads must have them: a block for each.
    const [width, height] = [item.size * 0.5, item.size * 0.7]
    const blocks = Array.from(
      item.text,
      (_, i) => `M${item.at[0] + i * item.size * 0.6} ${item.at[1]}h${width}v-${height}h-${width}z`,
    )
    return `<path d="${blocks.join('')}"${styling}/>`
  }

  #repeat({ repeat, places }: Extract<Item, { repeat: Item }>, styling: string): string {
    const copy = this.#item(repeat)
    if (this.#options.repeats === 'copies')
      return places.map(([x, y]) => `<g transform="translate(${x} ${y})"${styling}>${this.#item(repeat)}</g>`).join('')
    const id = this.#name('part')
    if (this.#options.repeats === 'symbol')
      return `<symbol id="${id}" viewBox="-20 -20 40 40">${copy}</symbol>${places.map(([x, y]) => `<use href="#${id}" x="${x - 20}" y="${y - 20}" width="40" height="40"${styling}/>`).join('')}`
    return `<defs><g id="${id}">${copy}</g></defs>${places.map(([x, y], i) => (i === 0 ? `<use xlink:href="#${id}" transform="translate(${x},${y})"${styling}/>` : `<use xlink:href="#${id}" x="${x}" y="${y}"${styling}/>`)).join('')}`
  }

  /** Returns an item's style attributes and the definitions they need. */
  #look(look: SceneStyle): { defs: string; said: [string, string][]; attributes: string } {
    const said: [string, string][] = []
    let defs = ''
    const need = (definition: string): void => void (defs += `<defs>${definition}</defs>`)
    if (look.fill !== undefined) said.push(['fill', this.#paint(look.fill, need)])
    else if ('d' in look) said.push(['fill', 'none'])
    if (look.stroke !== undefined) said.push(['stroke', look.stroke], ['stroke-width', String(look.strokeWidth)])
    if (look.opacity !== undefined) said.push(['opacity', String(look.opacity)])
    for (const entry of Object.entries(look.extra ?? {})) said.push(entry)
    if (look.hasShadow) said.push(['filter', this.#shadow(need)])
    if (look.clip !== undefined) said.push(['clip-path', this.#clip(look.clip, need)])
    if (look.isFaded) said.push(['mask', this.#fade(need)])
    const turned = this.#turn(look.turn)
    said.push(...turned.said)
    const style = look.blend === undefined ? '' : `mix-blend-mode:${look.blend}`
    return { defs, said: style ? [...said, ['mix-blend-mode', look.blend!]] : said, attributes: turned.attributes }
  }

  #turn(turn: SceneStyle['turn']): { said: [string, string][]; attributes: string } {
    if (!turn) return { said: [], attributes: '' }
    const [degrees, x, y] = turn
    switch (this.#options.turns) {
      case 'css':
        return {
          said: [['transform', `translate(${x}px,${y}px) rotate(${degrees / 360}turn) translate(${-x}px,${-y}px)`]],
          attributes: '',
        }
      case 'origin':
        return { said: [['transform-origin', `${x}px ${y}px`]], attributes: ` transform="rotate(${degrees})"` }
      case 'fillBox':
        return {
          said: [
            ['transform-box', 'fill-box'],
            ['transform-origin', '50% bottom'],
          ],
          attributes: ` transform="rotate(${degrees})"`,
        }
      default:
        return { said: [], attributes: ` transform="rotate(${degrees} ${x} ${y})"` }
    }
  }

  /** Writes looks as the program does; what only a style can say is always one. */
  #said(said: readonly [string, string][]): string {
    const css = said.map(([name, value]) => `${name}:${name === 'stroke-width' ? `${value}px` : value}`).join(';')
    const onlyStyle = said.filter(([name]) => /^(?:mix-blend-mode|transform-box|transform-origin)$/.test(name))
    if (said.length === 0) return ''
    switch (this.#options.styling) {
      case 'style':
        return ` style="${css}"`
      case 'classes': {
        const name = `${this.#options.prefix || 'x'}${this.#count++}`
        this.#rules.push(`.${name},.unused{${css}}`)
        return ` class="${name}"`
      }
      case 'ids': {
        const id = this.#name('shape')
        this.#rules.push(`svg > #${id}, g #${id}, .big [id='${id}']{${css}}`)
        return ` id="${id}" fill="red"`
      }
      case 'variables':
        return this.#variablesSaid(said)
      default: {
        const style = onlyStyle.map(([name, value]) => `${name}:${value}`).join(';')
        const attributes = said
          .filter(entry => !onlyStyle.includes(entry))
          .map(([name, value]) => ` ${name}="${value}"`)
        return attributes.join('') + (style ? ` style="${style}"` : '')
      }
    }
  }

  #variablesSaid(said: readonly [string, string][]): string {
    const name = this.#name('v').replaceAll('_', '')
    const rule = said.map(([property, value]) => {
      if (property !== 'fill') return `${property}:${value}`
      this.#variables.push(`--${name}:${value}`)
      return `fill:var(--${name},red)`
    })
    this.#rules.push(`g .${name},svg>.${name}:not(.other),*|*.${name},.${name}{${rule.join(';')}}`)
    return ` class="${name} logo"`
  }

  #paint(paint: Paint, need: (definition: string) => void): string {
    if (typeof paint === 'string') return paint
    const id = this.#name('paint')
    need('pattern' in paint ? this.#pattern(paint.pattern, id) : this.#gradient(paint, id))
    return `url(#${id})`
  }

  #gradient({ stops, isRadial }: Gradient, id: string): string {
    const kind = isRadial ? 'radialGradient' : 'linearGradient'
    const written = stops
      .map(
        ([offset, color, opacity]) =>
          `<stop offset="${offset * 100}%" style="stop-color:${color}${opacity === undefined ? '' : `;stop-opacity:${opacity}`}"/>`,
      )
      .join('')
    const { gradients } = this.#options
    if (gradients === 'chain')
      return `<linearGradient id="${id}s">${written}</linearGradient><${kind} id="${id}m" xlink:href="#${id}s" gradientTransform="rotate(20 .5 .5)"/><${kind} xlink:href="#${id}m" id="${id}" spreadMethod="reflect"/>`
    if (gradients === 'matrix')
      return `<${kind} id="${id}" ${isRadial ? 'cx="0" cy="0" r="1"' : 'x1="0" y1="0" x2="1" y2="0"'} gradientUnits="userSpaceOnUse" gradientTransform="matrix(90,60,-60,90,40,30)">${written}</${kind}>`
    const place = isRadial ? 'cx="100" cy="110" r="90" fx="80" fy="80"' : 'x1="20" y1="10" x2="180" y2="200"'
    return `<${kind} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${written}</${kind}>`
  }

  #pattern(kind: 'stripes' | 'dots' | 'photo', id: string): string {
    if (kind === 'stripes')
      return `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="20" height="20" fill="#fff"/><rect width="10" height="20" fill="#c00"/></pattern>`
    if (kind === 'dots')
      return `<pattern id="${id}" width=".2" height=".2" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#060"/></pattern>`
    if (this.#options.photoFills)
      return `<pattern id="${id}" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#${id}i" transform="scale(0.166667 0.25)"/></pattern><image id="${id}i" width="6" height="4" xlink:href="${PNG}"/>`
    return `<pattern id="${id}" width="30" height="20" patternUnits="userSpaceOnUse"><image width="30" height="20" xlink:href="${PNG}"/></pattern>`
  }

  #shadow(need: (definition: string) => void): string {
    const id = this.#name('filter')
    need(
      `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="4" dy="5" result="o"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0.1 0 0 0 0 0.3 0 0 0 0.6 0"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
    )
    return `url(#${id})`
  }

  #clip(d: string, need: (definition: string) => void): string {
    const id = this.#name('SVGID')
    if (this.#options.clips === 'use')
      need(
        `<path id="${id}1" d="${d}"/><clipPath id="${id}"><use xlink:href="#${id}1" style="overflow:visible;"/></clipPath>`,
      )
    else need(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    return `url(#${id})`
  }

  #fade(need: (definition: string) => void): string {
    const id = this.#name('mask')
    need(
      `<linearGradient id="${id}g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#000"/></linearGradient><rect id="${id}r" width="200" height="220" fill="url(#${id}g)"/><mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="200" height="220"><use xlink:href="#${id}r"/></mask>`,
    )
    return `url(#${id})`
  }
}
