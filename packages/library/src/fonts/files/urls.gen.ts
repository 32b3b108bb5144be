// Made by `npm run atelier -- fonts` from the packaged fonts; not to be changed by hand.
import f0 from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2?url'
import f1 from '@fontsource/angkor/files/angkor-khmer-400-normal.woff2?url'
import f2 from '@fontsource/anton/files/anton-latin-400-normal.woff2?url'
import f3 from '@fontsource/antonio/files/antonio-latin-400-normal.woff2?url'
import f4 from '@fontsource/antonio/files/antonio-latin-700-normal.woff2?url'
import f5 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2?url'
import f6 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import f7 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-900-normal.woff2?url'
import f8 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-400-italic.woff2?url'
import f9 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-italic.woff2?url'
import f10 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-900-italic.woff2?url'
import f11 from '@fontsource/battambang/files/battambang-khmer-400-normal.woff2?url'
import f12 from '@fontsource/battambang/files/battambang-khmer-700-normal.woff2?url'
import f13 from '@fontsource/battambang/files/battambang-khmer-900-normal.woff2?url'
import f14 from '@fontsource/bayon/files/bayon-khmer-400-normal.woff2?url'
import f15 from '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2?url'
import f16 from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-400-normal.woff2?url'
import f17 from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-700-normal.woff2?url'
import f18 from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2?url'
import f19 from '@fontsource/black-han-sans/files/black-han-sans-korean-400-normal.woff2?url'
import f20 from '@fontsource/black-ops-one/files/black-ops-one-latin-400-normal.woff2?url'
import f21 from '@fontsource/bokor/files/bokor-khmer-400-normal.woff2?url'
import f22 from '@fontsource/bungee/files/bungee-latin-400-normal.woff2?url'
import f23 from '@fontsource/bungee-inline/files/bungee-inline-latin-400-normal.woff2?url'
import f24 from '@fontsource/chakra-petch/files/chakra-petch-latin-400-normal.woff2?url'
import f25 from '@fontsource/chakra-petch/files/chakra-petch-thai-400-normal.woff2?url'
import f26 from '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2?url'
import f27 from '@fontsource/chakra-petch/files/chakra-petch-thai-700-normal.woff2?url'
import f28 from '@fontsource/chakra-petch/files/chakra-petch-latin-400-italic.woff2?url'
import f29 from '@fontsource/chakra-petch/files/chakra-petch-thai-400-italic.woff2?url'
import f30 from '@fontsource/chakra-petch/files/chakra-petch-latin-700-italic.woff2?url'
import f31 from '@fontsource/chakra-petch/files/chakra-petch-thai-700-italic.woff2?url'
import f32 from '@fontsource/changa-one/files/changa-one-latin-400-normal.woff2?url'
import f33 from '@fontsource/changa-one/files/changa-one-latin-400-italic.woff2?url'
import f34 from '@fontsource/chenla/files/chenla-khmer-400-normal.woff2?url'
import f35 from '@fontsource/dangrek/files/dangrek-khmer-400-normal.woff2?url'
import f36 from '@fontsource/dela-gothic-one/files/dela-gothic-one-japanese-400-normal.woff2?url'
import f37 from '@fontsource/do-hyeon/files/do-hyeon-korean-400-normal.woff2?url'
import f38 from '@fontsource/faster-one/files/faster-one-latin-400-normal.woff2?url'
import f39 from '@fontsource/fasthand/files/fasthand-khmer-400-normal.woff2?url'
import f40 from '@fontsource/fjalla-one/files/fjalla-one-latin-400-normal.woff2?url'
import f41 from '@fontsource/freehand/files/freehand-khmer-400-normal.woff2?url'
import f42 from '@fontsource/fugaz-one/files/fugaz-one-latin-400-normal.woff2?url'
import f43 from '@fontsource/goldman/files/goldman-latin-400-normal.woff2?url'
import f44 from '@fontsource/goldman/files/goldman-latin-700-normal.woff2?url'
import f45 from '@fontsource/graduate/files/graduate-latin-400-normal.woff2?url'
import f46 from '@fontsource/hanuman/files/hanuman-khmer-400-normal.woff2?url'
import f47 from '@fontsource/hanuman/files/hanuman-khmer-700-normal.woff2?url'
import f48 from '@fontsource/hanuman/files/hanuman-khmer-900-normal.woff2?url'
import f49 from '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url'
import f50 from '@fontsource/kanit/files/kanit-latin-400-normal.woff2?url'
import f51 from '@fontsource/kanit/files/kanit-thai-400-normal.woff2?url'
import f52 from '@fontsource/kanit/files/kanit-latin-700-normal.woff2?url'
import f53 from '@fontsource/kanit/files/kanit-thai-700-normal.woff2?url'
import f54 from '@fontsource/kanit/files/kanit-latin-900-normal.woff2?url'
import f55 from '@fontsource/kanit/files/kanit-thai-900-normal.woff2?url'
import f56 from '@fontsource/kanit/files/kanit-latin-400-italic.woff2?url'
import f57 from '@fontsource/kanit/files/kanit-thai-400-italic.woff2?url'
import f58 from '@fontsource/kanit/files/kanit-latin-700-italic.woff2?url'
import f59 from '@fontsource/kanit/files/kanit-thai-700-italic.woff2?url'
import f60 from '@fontsource/kanit/files/kanit-latin-900-italic.woff2?url'
import f61 from '@fontsource/kanit/files/kanit-thai-900-italic.woff2?url'
import f62 from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2?url'
import f63 from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-400-normal.woff2?url'
import f64 from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-700-normal.woff2?url'
import f65 from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-italic.woff2?url'
import f66 from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-400-italic.woff2?url'
import f67 from '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-700-italic.woff2?url'
import f68 from '@fontsource/konkhmer-sleokchher/files/konkhmer-sleokchher-khmer-400-normal.woff2?url'
import f69 from '@fontsource/koulen/files/koulen-khmer-400-normal.woff2?url'
import f70 from '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2?url'
import f71 from '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2?url'
import f72 from '@fontsource/moul/files/moul-khmer-400-normal.woff2?url'
import f73 from '@fontsource/moulpali/files/moulpali-khmer-400-normal.woff2?url'
import f74 from '@fontsource/nokora/files/nokora-khmer-400-normal.woff2?url'
import f75 from '@fontsource/nokora/files/nokora-khmer-700-normal.woff2?url'
import f76 from '@fontsource/nokora/files/nokora-khmer-900-normal.woff2?url'
import f77 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2?url'
import f78 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-700-normal.woff2?url'
import f79 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-900-normal.woff2?url'
import f80 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-400-normal.woff2?url'
import f81 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-700-normal.woff2?url'
import f82 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-900-normal.woff2?url'
import f83 from '@fontsource/odor-mean-chey/files/odor-mean-chey-khmer-400-normal.woff2?url'
import f84 from '@fontsource/orbitron/files/orbitron-latin-400-normal.woff2?url'
import f85 from '@fontsource/orbitron/files/orbitron-latin-700-normal.woff2?url'
import f86 from '@fontsource/orbitron/files/orbitron-latin-900-normal.woff2?url'
import f87 from '@fontsource/oswald/files/oswald-latin-400-normal.woff2?url'
import f88 from '@fontsource/oswald/files/oswald-latin-700-normal.woff2?url'
import f89 from '@fontsource/oxanium/files/oxanium-latin-400-normal.woff2?url'
import f90 from '@fontsource/oxanium/files/oxanium-latin-700-normal.woff2?url'
import f91 from '@fontsource/passion-one/files/passion-one-latin-400-normal.woff2?url'
import f92 from '@fontsource/passion-one/files/passion-one-latin-700-normal.woff2?url'
import f93 from '@fontsource/passion-one/files/passion-one-latin-900-normal.woff2?url'
import f94 from '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2?url'
import f95 from '@fontsource/preahvihear/files/preahvihear-khmer-400-normal.woff2?url'
import f96 from '@fontsource/quantico/files/quantico-latin-400-normal.woff2?url'
import f97 from '@fontsource/quantico/files/quantico-latin-700-normal.woff2?url'
import f98 from '@fontsource/quantico/files/quantico-latin-400-italic.woff2?url'
import f99 from '@fontsource/quantico/files/quantico-latin-700-italic.woff2?url'
import f100 from '@fontsource/racing-sans-one/files/racing-sans-one-latin-400-normal.woff2?url'
import f101 from '@fontsource/rajdhani/files/rajdhani-latin-400-normal.woff2?url'
import f102 from '@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff2?url'
import f103 from '@fontsource/rampart-one/files/rampart-one-japanese-400-normal.woff2?url'
import f104 from '@fontsource/rubik-mono-one/files/rubik-mono-one-latin-400-normal.woff2?url'
import f105 from '@fontsource/russo-one/files/russo-one-latin-400-normal.woff2?url'
import f106 from '@fontsource/saira-condensed/files/saira-condensed-latin-400-normal.woff2?url'
import f107 from '@fontsource/saira-condensed/files/saira-condensed-latin-700-normal.woff2?url'
import f108 from '@fontsource/saira-condensed/files/saira-condensed-latin-900-normal.woff2?url'
import f109 from '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2?url'
import f110 from '@fontsource/sedgwick-ave-display/files/sedgwick-ave-display-latin-400-normal.woff2?url'
import f111 from '@fontsource/siemreap/files/siemreap-khmer-400-normal.woff2?url'
import f112 from '@fontsource/squada-one/files/squada-one-latin-400-normal.woff2?url'
import f113 from '@fontsource/staatliches/files/staatliches-latin-400-normal.woff2?url'
import f114 from '@fontsource/suwannaphum/files/suwannaphum-khmer-400-normal.woff2?url'
import f115 from '@fontsource/suwannaphum/files/suwannaphum-khmer-700-normal.woff2?url'
import f116 from '@fontsource/suwannaphum/files/suwannaphum-khmer-900-normal.woff2?url'
import f117 from '@fontsource/taprom/files/taprom-khmer-400-normal.woff2?url'
import f118 from '@fontsource/teko/files/teko-latin-600-normal.woff2?url'
import f119 from '@fontsource/teko/files/teko-latin-400-normal.woff2?url'
import f120 from '@fontsource/teko/files/teko-latin-700-normal.woff2?url'
import f121 from '@fontsource/tourney/files/tourney-latin-400-normal.woff2?url'
import f122 from '@fontsource/tourney/files/tourney-latin-700-normal.woff2?url'
import f123 from '@fontsource/tourney/files/tourney-latin-900-normal.woff2?url'
import f124 from '@fontsource/tourney/files/tourney-latin-400-italic.woff2?url'
import f125 from '@fontsource/tourney/files/tourney-latin-700-italic.woff2?url'
import f126 from '@fontsource/tourney/files/tourney-latin-900-italic.woff2?url'
import f127 from '@fontsource/unica-one/files/unica-one-latin-400-normal.woff2?url'
import f128 from '@fontsource/wallpoet/files/wallpoet-latin-400-normal.woff2?url'
import f129 from '@fontsource/zcool-qingke-huangyou/files/zcool-qingke-huangyou-chinese-simplified-400-normal.woff2?url'

export const URLS: Readonly<Record<string, string>> = {
  '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff2': f0,
  '@fontsource/angkor/files/angkor-khmer-400-normal.woff2': f1,
  '@fontsource/anton/files/anton-latin-400-normal.woff2': f2,
  '@fontsource/antonio/files/antonio-latin-400-normal.woff2': f3,
  '@fontsource/antonio/files/antonio-latin-700-normal.woff2': f4,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-400-normal.woff2': f5,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2': f6,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-900-normal.woff2': f7,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-400-italic.woff2': f8,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-italic.woff2': f9,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-900-italic.woff2': f10,
  '@fontsource/battambang/files/battambang-khmer-400-normal.woff2': f11,
  '@fontsource/battambang/files/battambang-khmer-700-normal.woff2': f12,
  '@fontsource/battambang/files/battambang-khmer-900-normal.woff2': f13,
  '@fontsource/bayon/files/bayon-khmer-400-normal.woff2': f14,
  '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff2': f15,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-400-normal.woff2': f16,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-700-normal.woff2': f17,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2': f18,
  '@fontsource/black-han-sans/files/black-han-sans-korean-400-normal.woff2': f19,
  '@fontsource/black-ops-one/files/black-ops-one-latin-400-normal.woff2': f20,
  '@fontsource/bokor/files/bokor-khmer-400-normal.woff2': f21,
  '@fontsource/bungee/files/bungee-latin-400-normal.woff2': f22,
  '@fontsource/bungee-inline/files/bungee-inline-latin-400-normal.woff2': f23,
  '@fontsource/chakra-petch/files/chakra-petch-latin-400-normal.woff2': f24,
  '@fontsource/chakra-petch/files/chakra-petch-thai-400-normal.woff2': f25,
  '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2': f26,
  '@fontsource/chakra-petch/files/chakra-petch-thai-700-normal.woff2': f27,
  '@fontsource/chakra-petch/files/chakra-petch-latin-400-italic.woff2': f28,
  '@fontsource/chakra-petch/files/chakra-petch-thai-400-italic.woff2': f29,
  '@fontsource/chakra-petch/files/chakra-petch-latin-700-italic.woff2': f30,
  '@fontsource/chakra-petch/files/chakra-petch-thai-700-italic.woff2': f31,
  '@fontsource/changa-one/files/changa-one-latin-400-normal.woff2': f32,
  '@fontsource/changa-one/files/changa-one-latin-400-italic.woff2': f33,
  '@fontsource/chenla/files/chenla-khmer-400-normal.woff2': f34,
  '@fontsource/dangrek/files/dangrek-khmer-400-normal.woff2': f35,
  '@fontsource/dela-gothic-one/files/dela-gothic-one-japanese-400-normal.woff2': f36,
  '@fontsource/do-hyeon/files/do-hyeon-korean-400-normal.woff2': f37,
  '@fontsource/faster-one/files/faster-one-latin-400-normal.woff2': f38,
  '@fontsource/fasthand/files/fasthand-khmer-400-normal.woff2': f39,
  '@fontsource/fjalla-one/files/fjalla-one-latin-400-normal.woff2': f40,
  '@fontsource/freehand/files/freehand-khmer-400-normal.woff2': f41,
  '@fontsource/fugaz-one/files/fugaz-one-latin-400-normal.woff2': f42,
  '@fontsource/goldman/files/goldman-latin-400-normal.woff2': f43,
  '@fontsource/goldman/files/goldman-latin-700-normal.woff2': f44,
  '@fontsource/graduate/files/graduate-latin-400-normal.woff2': f45,
  '@fontsource/hanuman/files/hanuman-khmer-400-normal.woff2': f46,
  '@fontsource/hanuman/files/hanuman-khmer-700-normal.woff2': f47,
  '@fontsource/hanuman/files/hanuman-khmer-900-normal.woff2': f48,
  '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2': f49,
  '@fontsource/kanit/files/kanit-latin-400-normal.woff2': f50,
  '@fontsource/kanit/files/kanit-thai-400-normal.woff2': f51,
  '@fontsource/kanit/files/kanit-latin-700-normal.woff2': f52,
  '@fontsource/kanit/files/kanit-thai-700-normal.woff2': f53,
  '@fontsource/kanit/files/kanit-latin-900-normal.woff2': f54,
  '@fontsource/kanit/files/kanit-thai-900-normal.woff2': f55,
  '@fontsource/kanit/files/kanit-latin-400-italic.woff2': f56,
  '@fontsource/kanit/files/kanit-thai-400-italic.woff2': f57,
  '@fontsource/kanit/files/kanit-latin-700-italic.woff2': f58,
  '@fontsource/kanit/files/kanit-thai-700-italic.woff2': f59,
  '@fontsource/kanit/files/kanit-latin-900-italic.woff2': f60,
  '@fontsource/kanit/files/kanit-thai-900-italic.woff2': f61,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-normal.woff2': f62,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-400-normal.woff2': f63,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-700-normal.woff2': f64,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-600-italic.woff2': f65,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-400-italic.woff2': f66,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-700-italic.woff2': f67,
  '@fontsource/konkhmer-sleokchher/files/konkhmer-sleokchher-khmer-400-normal.woff2': f68,
  '@fontsource/koulen/files/koulen-khmer-400-normal.woff2': f69,
  '@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2': f70,
  '@fontsource/ma-shan-zheng/files/ma-shan-zheng-chinese-simplified-400-normal.woff2': f71,
  '@fontsource/moul/files/moul-khmer-400-normal.woff2': f72,
  '@fontsource/moulpali/files/moulpali-khmer-400-normal.woff2': f73,
  '@fontsource/nokora/files/nokora-khmer-400-normal.woff2': f74,
  '@fontsource/nokora/files/nokora-khmer-700-normal.woff2': f75,
  '@fontsource/nokora/files/nokora-khmer-900-normal.woff2': f76,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2': f77,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-700-normal.woff2': f78,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-900-normal.woff2': f79,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-400-normal.woff2': f80,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-700-normal.woff2': f81,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-khmer-900-normal.woff2': f82,
  '@fontsource/odor-mean-chey/files/odor-mean-chey-khmer-400-normal.woff2': f83,
  '@fontsource/orbitron/files/orbitron-latin-400-normal.woff2': f84,
  '@fontsource/orbitron/files/orbitron-latin-700-normal.woff2': f85,
  '@fontsource/orbitron/files/orbitron-latin-900-normal.woff2': f86,
  '@fontsource/oswald/files/oswald-latin-400-normal.woff2': f87,
  '@fontsource/oswald/files/oswald-latin-700-normal.woff2': f88,
  '@fontsource/oxanium/files/oxanium-latin-400-normal.woff2': f89,
  '@fontsource/oxanium/files/oxanium-latin-700-normal.woff2': f90,
  '@fontsource/passion-one/files/passion-one-latin-400-normal.woff2': f91,
  '@fontsource/passion-one/files/passion-one-latin-700-normal.woff2': f92,
  '@fontsource/passion-one/files/passion-one-latin-900-normal.woff2': f93,
  '@fontsource/permanent-marker/files/permanent-marker-latin-400-normal.woff2': f94,
  '@fontsource/preahvihear/files/preahvihear-khmer-400-normal.woff2': f95,
  '@fontsource/quantico/files/quantico-latin-400-normal.woff2': f96,
  '@fontsource/quantico/files/quantico-latin-700-normal.woff2': f97,
  '@fontsource/quantico/files/quantico-latin-400-italic.woff2': f98,
  '@fontsource/quantico/files/quantico-latin-700-italic.woff2': f99,
  '@fontsource/racing-sans-one/files/racing-sans-one-latin-400-normal.woff2': f100,
  '@fontsource/rajdhani/files/rajdhani-latin-400-normal.woff2': f101,
  '@fontsource/rajdhani/files/rajdhani-latin-700-normal.woff2': f102,
  '@fontsource/rampart-one/files/rampart-one-japanese-400-normal.woff2': f103,
  '@fontsource/rubik-mono-one/files/rubik-mono-one-latin-400-normal.woff2': f104,
  '@fontsource/russo-one/files/russo-one-latin-400-normal.woff2': f105,
  '@fontsource/saira-condensed/files/saira-condensed-latin-400-normal.woff2': f106,
  '@fontsource/saira-condensed/files/saira-condensed-latin-700-normal.woff2': f107,
  '@fontsource/saira-condensed/files/saira-condensed-latin-900-normal.woff2': f108,
  '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2': f109,
  '@fontsource/sedgwick-ave-display/files/sedgwick-ave-display-latin-400-normal.woff2': f110,
  '@fontsource/siemreap/files/siemreap-khmer-400-normal.woff2': f111,
  '@fontsource/squada-one/files/squada-one-latin-400-normal.woff2': f112,
  '@fontsource/staatliches/files/staatliches-latin-400-normal.woff2': f113,
  '@fontsource/suwannaphum/files/suwannaphum-khmer-400-normal.woff2': f114,
  '@fontsource/suwannaphum/files/suwannaphum-khmer-700-normal.woff2': f115,
  '@fontsource/suwannaphum/files/suwannaphum-khmer-900-normal.woff2': f116,
  '@fontsource/taprom/files/taprom-khmer-400-normal.woff2': f117,
  '@fontsource/teko/files/teko-latin-600-normal.woff2': f118,
  '@fontsource/teko/files/teko-latin-400-normal.woff2': f119,
  '@fontsource/teko/files/teko-latin-700-normal.woff2': f120,
  '@fontsource/tourney/files/tourney-latin-400-normal.woff2': f121,
  '@fontsource/tourney/files/tourney-latin-700-normal.woff2': f122,
  '@fontsource/tourney/files/tourney-latin-900-normal.woff2': f123,
  '@fontsource/tourney/files/tourney-latin-400-italic.woff2': f124,
  '@fontsource/tourney/files/tourney-latin-700-italic.woff2': f125,
  '@fontsource/tourney/files/tourney-latin-900-italic.woff2': f126,
  '@fontsource/unica-one/files/unica-one-latin-400-normal.woff2': f127,
  '@fontsource/wallpoet/files/wallpoet-latin-400-normal.woff2': f128,
  '@fontsource/zcool-qingke-huangyou/files/zcool-qingke-huangyou-chinese-simplified-400-normal.woff2': f129,
}
