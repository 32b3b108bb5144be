declare module 'imagetracerjs' {
  interface Options {
    readonly numberofcolors?: number
    readonly colorsampling?: 0 | 1 | 2
    readonly colorquantcycles?: number
    readonly ltres?: number
    readonly qtres?: number
    readonly pathomit?: number
    readonly strokewidth?: number
    readonly roundcoords?: number
    readonly viewbox?: boolean
    readonly desc?: boolean
    readonly scale?: number
  }
  interface Picture {
    readonly width: number
    readonly height: number
    readonly data: Uint8ClampedArray
  }
  const ImageTracer: { imagedataToSVG(picture: Picture, options: Options): string }
  export default ImageTracer
}
