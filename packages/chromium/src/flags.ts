/** Flags that disable the browser's own outside requests. */
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
 * The WebGL flags for tests: the page around a canvas is composited without the emulated GPU, which took half of the
 * run time. Benchmarks omit the extra flag, because with it each frame of a canvas is read back.
 */
export const TEST_WEBGL_FLAGS = [...WEBGL_FLAGS, '--disable-gpu-compositing']

/**
 * The WebGL flags for tests whose pictures nobody looks at: canvases have no antialiasing, which took half of the
 * emulated GPU's time.
 */
export const ALIASED_WEBGL_FLAGS = [...TEST_WEBGL_FLAGS, '--webgl-antialiasing-mode=none']
