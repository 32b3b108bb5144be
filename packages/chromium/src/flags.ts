/** None of the browser's own calls to the outside. */
export const BASE_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * SwiftShader for WebGL only. By default Debian's Chromium rasterises pages with it as well, which took two thirds of a test walk's time.
 */
export const WEBGL_FLAGS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--disable-accelerated-2d-canvas',
]

/**
 * The same for tests: the page around a canvas is put together without the imitated GPU, which took half of the time of all that it does.
 * Benchmarks go without it: each frame of a canvas is read back.
 */
export const TEST_WEBGL_FLAGS = [...WEBGL_FLAGS, '--disable-gpu-compositing']
