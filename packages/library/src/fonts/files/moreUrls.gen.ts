// Made by `npm run atelier -- fonts` from the packaged fonts; not to be changed by hand.
import f0 from '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal.woff2?url'
import f1 from '@fontsource/alfa-slab-one/files/alfa-slab-one-vietnamese-400-normal.woff2?url'
import f2 from '@fontsource/angkor/files/angkor-latin-400-normal.woff2?url'
import f3 from '@fontsource/anton/files/anton-latin-ext-400-normal.woff2?url'
import f4 from '@fontsource/anton/files/anton-vietnamese-400-normal.woff2?url'
import f5 from '@fontsource/antonio/files/antonio-latin-ext-400-normal.woff2?url'
import f6 from '@fontsource/antonio/files/antonio-latin-ext-700-normal.woff2?url'
import f7 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-400-normal.woff2?url'
import f8 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-400-normal.woff2?url'
import f9 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2?url'
import f10 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-normal.woff2?url'
import f11 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-900-normal.woff2?url'
import f12 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-900-normal.woff2?url'
import f13 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-400-italic.woff2?url'
import f14 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-400-italic.woff2?url'
import f15 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-italic.woff2?url'
import f16 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-italic.woff2?url'
import f17 from '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-900-italic.woff2?url'
import f18 from '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-900-italic.woff2?url'
import f19 from '@fontsource/battambang/files/battambang-latin-400-normal.woff2?url'
import f20 from '@fontsource/battambang/files/battambang-latin-700-normal.woff2?url'
import f21 from '@fontsource/battambang/files/battambang-latin-900-normal.woff2?url'
import f22 from '@fontsource/bayon/files/bayon-latin-400-normal.woff2?url'
import f23 from '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2?url'
import f24 from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-400-normal.woff2?url'
import f25 from '@fontsource/big-shoulders-display/files/big-shoulders-display-vietnamese-400-normal.woff2?url'
import f26 from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-700-normal.woff2?url'
import f27 from '@fontsource/big-shoulders-display/files/big-shoulders-display-vietnamese-700-normal.woff2?url'
import f28 from '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-900-normal.woff2?url'
import f29 from '@fontsource/big-shoulders-display/files/big-shoulders-display-vietnamese-900-normal.woff2?url'
import f30 from '@fontsource/black-ops-one/files/black-ops-one-latin-ext-400-normal.woff2?url'
import f31 from '@fontsource/black-ops-one/files/black-ops-one-vietnamese-400-normal.woff2?url'
import f32 from '@fontsource/bokor/files/bokor-latin-400-normal.woff2?url'
import f33 from '@fontsource/bungee/files/bungee-latin-ext-400-normal.woff2?url'
import f34 from '@fontsource/bungee/files/bungee-vietnamese-400-normal.woff2?url'
import f35 from '@fontsource/bungee-inline/files/bungee-inline-latin-ext-400-normal.woff2?url'
import f36 from '@fontsource/bungee-inline/files/bungee-inline-vietnamese-400-normal.woff2?url'
import f37 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-400-normal.woff2?url'
import f38 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-400-normal.woff2?url'
import f39 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-normal.woff2?url'
import f40 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-700-normal.woff2?url'
import f41 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-400-italic.woff2?url'
import f42 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-400-italic.woff2?url'
import f43 from '@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-italic.woff2?url'
import f44 from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-700-italic.woff2?url'
import f45 from '@fontsource/dangrek/files/dangrek-latin-400-normal.woff2?url'
import f46 from '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-ext-400-normal.woff2?url'
import f47 from '@fontsource/dela-gothic-one/files/dela-gothic-one-vietnamese-400-normal.woff2?url'
import f48 from '@fontsource/dela-gothic-one/files/dela-gothic-one-cyrillic-400-normal.woff2?url'
import f49 from '@fontsource/dela-gothic-one/files/dela-gothic-one-greek-400-normal.woff2?url'
import f50 from '@fontsource/faster-one/files/faster-one-latin-ext-400-normal.woff2?url'
import f51 from '@fontsource/fasthand/files/fasthand-latin-400-normal.woff2?url'
import f52 from '@fontsource/fjalla-one/files/fjalla-one-latin-ext-400-normal.woff2?url'
import f53 from '@fontsource/fjalla-one/files/fjalla-one-vietnamese-400-normal.woff2?url'
import f54 from '@fontsource/freehand/files/freehand-latin-400-normal.woff2?url'
import f55 from '@fontsource/goldman/files/goldman-latin-ext-400-normal.woff2?url'
import f56 from '@fontsource/goldman/files/goldman-vietnamese-400-normal.woff2?url'
import f57 from '@fontsource/goldman/files/goldman-latin-ext-700-normal.woff2?url'
import f58 from '@fontsource/goldman/files/goldman-vietnamese-700-normal.woff2?url'
import f59 from '@fontsource/hanuman/files/hanuman-latin-400-normal.woff2?url'
import f60 from '@fontsource/hanuman/files/hanuman-latin-700-normal.woff2?url'
import f61 from '@fontsource/hanuman/files/hanuman-latin-900-normal.woff2?url'
import f62 from '@fontsource/jersey-10/files/jersey-10-latin-ext-400-normal.woff2?url'
import f63 from '@fontsource/kanit/files/kanit-latin-ext-400-normal.woff2?url'
import f64 from '@fontsource/kanit/files/kanit-vietnamese-400-normal.woff2?url'
import f65 from '@fontsource/kanit/files/kanit-latin-ext-700-normal.woff2?url'
import f66 from '@fontsource/kanit/files/kanit-vietnamese-700-normal.woff2?url'
import f67 from '@fontsource/kanit/files/kanit-latin-ext-900-normal.woff2?url'
import f68 from '@fontsource/kanit/files/kanit-vietnamese-900-normal.woff2?url'
import f69 from '@fontsource/kanit/files/kanit-latin-ext-400-italic.woff2?url'
import f70 from '@fontsource/kanit/files/kanit-vietnamese-400-italic.woff2?url'
import f71 from '@fontsource/kanit/files/kanit-latin-ext-700-italic.woff2?url'
import f72 from '@fontsource/kanit/files/kanit-vietnamese-700-italic.woff2?url'
import f73 from '@fontsource/kanit/files/kanit-latin-ext-900-italic.woff2?url'
import f74 from '@fontsource/kanit/files/kanit-vietnamese-900-italic.woff2?url'
import f75 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-600-normal.woff2?url'
import f76 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-600-normal.woff2?url'
import f77 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-400-normal.woff2?url'
import f78 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-400-normal.woff2?url'
import f79 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-700-normal.woff2?url'
import f80 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-700-normal.woff2?url'
import f81 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-600-italic.woff2?url'
import f82 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-600-italic.woff2?url'
import f83 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-400-italic.woff2?url'
import f84 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-400-italic.woff2?url'
import f85 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-700-italic.woff2?url'
import f86 from '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-700-italic.woff2?url'
import f87 from '@fontsource/konkhmer-sleokchher/files/konkhmer-sleokchher-latin-400-normal.woff2?url'
import f88 from '@fontsource/konkhmer-sleokchher/files/konkhmer-sleokchher-latin-ext-400-normal.woff2?url'
import f89 from '@fontsource/koulen/files/koulen-latin-400-normal.woff2?url'
import f90 from '@fontsource/league-gothic/files/league-gothic-latin-ext-400-normal.woff2?url'
import f91 from '@fontsource/league-gothic/files/league-gothic-vietnamese-400-normal.woff2?url'
import f92 from '@fontsource/moul/files/moul-latin-400-normal.woff2?url'
import f93 from '@fontsource/moulpali/files/moulpali-latin-400-normal.woff2?url'
import f94 from '@fontsource/nokora/files/nokora-latin-400-normal.woff2?url'
import f95 from '@fontsource/nokora/files/nokora-latin-700-normal.woff2?url'
import f96 from '@fontsource/nokora/files/nokora-latin-900-normal.woff2?url'
import f97 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-400-normal.woff2?url'
import f98 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-400-normal.woff2?url'
import f99 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-700-normal.woff2?url'
import f100 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-700-normal.woff2?url'
import f101 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-900-normal.woff2?url'
import f102 from '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-900-normal.woff2?url'
import f103 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-400-normal.woff2?url'
import f104 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-ext-400-normal.woff2?url'
import f105 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-700-normal.woff2?url'
import f106 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-ext-700-normal.woff2?url'
import f107 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-900-normal.woff2?url'
import f108 from '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-ext-900-normal.woff2?url'
import f109 from '@fontsource/odor-mean-chey/files/odor-mean-chey-latin-400-normal.woff2?url'
import f110 from '@fontsource/oswald/files/oswald-latin-ext-400-normal.woff2?url'
import f111 from '@fontsource/oswald/files/oswald-vietnamese-400-normal.woff2?url'
import f112 from '@fontsource/oswald/files/oswald-cyrillic-400-normal.woff2?url'
import f113 from '@fontsource/oswald/files/oswald-cyrillic-ext-400-normal.woff2?url'
import f114 from '@fontsource/oswald/files/oswald-latin-ext-700-normal.woff2?url'
import f115 from '@fontsource/oswald/files/oswald-vietnamese-700-normal.woff2?url'
import f116 from '@fontsource/oswald/files/oswald-cyrillic-700-normal.woff2?url'
import f117 from '@fontsource/oswald/files/oswald-cyrillic-ext-700-normal.woff2?url'
import f118 from '@fontsource/oxanium/files/oxanium-latin-ext-400-normal.woff2?url'
import f119 from '@fontsource/oxanium/files/oxanium-latin-ext-700-normal.woff2?url'
import f120 from '@fontsource/passion-one/files/passion-one-latin-ext-400-normal.woff2?url'
import f121 from '@fontsource/passion-one/files/passion-one-latin-ext-700-normal.woff2?url'
import f122 from '@fontsource/passion-one/files/passion-one-latin-ext-900-normal.woff2?url'
import f123 from '@fontsource/preahvihear/files/preahvihear-latin-400-normal.woff2?url'
import f124 from '@fontsource/racing-sans-one/files/racing-sans-one-latin-ext-400-normal.woff2?url'
import f125 from '@fontsource/rajdhani/files/rajdhani-latin-ext-400-normal.woff2?url'
import f126 from '@fontsource/rajdhani/files/rajdhani-devanagari-400-normal.woff2?url'
import f127 from '@fontsource/rajdhani/files/rajdhani-latin-ext-700-normal.woff2?url'
import f128 from '@fontsource/rajdhani/files/rajdhani-devanagari-700-normal.woff2?url'
import f129 from '@fontsource/rampart-one/files/rampart-one-latin-ext-400-normal.woff2?url'
import f130 from '@fontsource/rampart-one/files/rampart-one-cyrillic-400-normal.woff2?url'
import f131 from '@fontsource/rubik-mono-one/files/rubik-mono-one-latin-ext-400-normal.woff2?url'
import f132 from '@fontsource/rubik-mono-one/files/rubik-mono-one-cyrillic-400-normal.woff2?url'
import f133 from '@fontsource/russo-one/files/russo-one-latin-ext-400-normal.woff2?url'
import f134 from '@fontsource/russo-one/files/russo-one-cyrillic-400-normal.woff2?url'
import f135 from '@fontsource/saira-condensed/files/saira-condensed-latin-ext-400-normal.woff2?url'
import f136 from '@fontsource/saira-condensed/files/saira-condensed-vietnamese-400-normal.woff2?url'
import f137 from '@fontsource/saira-condensed/files/saira-condensed-latin-ext-700-normal.woff2?url'
import f138 from '@fontsource/saira-condensed/files/saira-condensed-vietnamese-700-normal.woff2?url'
import f139 from '@fontsource/saira-condensed/files/saira-condensed-latin-ext-900-normal.woff2?url'
import f140 from '@fontsource/saira-condensed/files/saira-condensed-vietnamese-900-normal.woff2?url'
import f141 from '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-ext-400-normal.woff2?url'
import f142 from '@fontsource/saira-stencil-one/files/saira-stencil-one-vietnamese-400-normal.woff2?url'
import f143 from '@fontsource/sedgwick-ave-display/files/sedgwick-ave-display-latin-ext-400-normal.woff2?url'
import f144 from '@fontsource/sedgwick-ave-display/files/sedgwick-ave-display-vietnamese-400-normal.woff2?url'
import f145 from '@fontsource/staatliches/files/staatliches-latin-ext-400-normal.woff2?url'
import f146 from '@fontsource/suwannaphum/files/suwannaphum-latin-400-normal.woff2?url'
import f147 from '@fontsource/suwannaphum/files/suwannaphum-latin-700-normal.woff2?url'
import f148 from '@fontsource/suwannaphum/files/suwannaphum-latin-900-normal.woff2?url'
import f149 from '@fontsource/taprom/files/taprom-latin-400-normal.woff2?url'
import f150 from '@fontsource/teko/files/teko-latin-ext-600-normal.woff2?url'
import f151 from '@fontsource/teko/files/teko-devanagari-600-normal.woff2?url'
import f152 from '@fontsource/teko/files/teko-latin-ext-400-normal.woff2?url'
import f153 from '@fontsource/teko/files/teko-devanagari-400-normal.woff2?url'
import f154 from '@fontsource/teko/files/teko-latin-ext-700-normal.woff2?url'
import f155 from '@fontsource/teko/files/teko-devanagari-700-normal.woff2?url'
import f156 from '@fontsource/tourney/files/tourney-latin-ext-400-normal.woff2?url'
import f157 from '@fontsource/tourney/files/tourney-vietnamese-400-normal.woff2?url'
import f158 from '@fontsource/tourney/files/tourney-latin-ext-700-normal.woff2?url'
import f159 from '@fontsource/tourney/files/tourney-vietnamese-700-normal.woff2?url'
import f160 from '@fontsource/tourney/files/tourney-latin-ext-900-normal.woff2?url'
import f161 from '@fontsource/tourney/files/tourney-vietnamese-900-normal.woff2?url'
import f162 from '@fontsource/tourney/files/tourney-latin-ext-400-italic.woff2?url'
import f163 from '@fontsource/tourney/files/tourney-vietnamese-400-italic.woff2?url'
import f164 from '@fontsource/tourney/files/tourney-latin-ext-700-italic.woff2?url'
import f165 from '@fontsource/tourney/files/tourney-vietnamese-700-italic.woff2?url'
import f166 from '@fontsource/tourney/files/tourney-latin-ext-900-italic.woff2?url'
import f167 from '@fontsource/tourney/files/tourney-vietnamese-900-italic.woff2?url'
import f168 from '@fontsource/unica-one/files/unica-one-latin-ext-400-normal.woff2?url'
import f169 from '@fontsource/unica-one/files/unica-one-vietnamese-400-normal.woff2?url'

export const MORE_URLS: Readonly<Record<string, string>> = {
  '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal.woff2': f0,
  '@fontsource/alfa-slab-one/files/alfa-slab-one-vietnamese-400-normal.woff2': f1,
  '@fontsource/angkor/files/angkor-latin-400-normal.woff2': f2,
  '@fontsource/anton/files/anton-latin-ext-400-normal.woff2': f3,
  '@fontsource/anton/files/anton-vietnamese-400-normal.woff2': f4,
  '@fontsource/antonio/files/antonio-latin-ext-400-normal.woff2': f5,
  '@fontsource/antonio/files/antonio-latin-ext-700-normal.woff2': f6,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-400-normal.woff2': f7,
  '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-400-normal.woff2': f8,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2': f9,
  '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-normal.woff2': f10,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-900-normal.woff2': f11,
  '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-900-normal.woff2': f12,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-400-italic.woff2': f13,
  '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-400-italic.woff2': f14,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-italic.woff2': f15,
  '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-700-italic.woff2': f16,
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-900-italic.woff2': f17,
  '@fontsource/barlow-condensed/files/barlow-condensed-vietnamese-900-italic.woff2': f18,
  '@fontsource/battambang/files/battambang-latin-400-normal.woff2': f19,
  '@fontsource/battambang/files/battambang-latin-700-normal.woff2': f20,
  '@fontsource/battambang/files/battambang-latin-900-normal.woff2': f21,
  '@fontsource/bayon/files/bayon-latin-400-normal.woff2': f22,
  '@fontsource/bebas-neue/files/bebas-neue-latin-ext-400-normal.woff2': f23,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-400-normal.woff2': f24,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-vietnamese-400-normal.woff2': f25,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-700-normal.woff2': f26,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-vietnamese-700-normal.woff2': f27,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-latin-ext-900-normal.woff2': f28,
  '@fontsource/big-shoulders-display/files/big-shoulders-display-vietnamese-900-normal.woff2': f29,
  '@fontsource/black-ops-one/files/black-ops-one-latin-ext-400-normal.woff2': f30,
  '@fontsource/black-ops-one/files/black-ops-one-vietnamese-400-normal.woff2': f31,
  '@fontsource/bokor/files/bokor-latin-400-normal.woff2': f32,
  '@fontsource/bungee/files/bungee-latin-ext-400-normal.woff2': f33,
  '@fontsource/bungee/files/bungee-vietnamese-400-normal.woff2': f34,
  '@fontsource/bungee-inline/files/bungee-inline-latin-ext-400-normal.woff2': f35,
  '@fontsource/bungee-inline/files/bungee-inline-vietnamese-400-normal.woff2': f36,
  '@fontsource/chakra-petch/files/chakra-petch-latin-ext-400-normal.woff2': f37,
  '@fontsource/chakra-petch/files/chakra-petch-vietnamese-400-normal.woff2': f38,
  '@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-normal.woff2': f39,
  '@fontsource/chakra-petch/files/chakra-petch-vietnamese-700-normal.woff2': f40,
  '@fontsource/chakra-petch/files/chakra-petch-latin-ext-400-italic.woff2': f41,
  '@fontsource/chakra-petch/files/chakra-petch-vietnamese-400-italic.woff2': f42,
  '@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-italic.woff2': f43,
  '@fontsource/chakra-petch/files/chakra-petch-vietnamese-700-italic.woff2': f44,
  '@fontsource/dangrek/files/dangrek-latin-400-normal.woff2': f45,
  '@fontsource/dela-gothic-one/files/dela-gothic-one-latin-ext-400-normal.woff2': f46,
  '@fontsource/dela-gothic-one/files/dela-gothic-one-vietnamese-400-normal.woff2': f47,
  '@fontsource/dela-gothic-one/files/dela-gothic-one-cyrillic-400-normal.woff2': f48,
  '@fontsource/dela-gothic-one/files/dela-gothic-one-greek-400-normal.woff2': f49,
  '@fontsource/faster-one/files/faster-one-latin-ext-400-normal.woff2': f50,
  '@fontsource/fasthand/files/fasthand-latin-400-normal.woff2': f51,
  '@fontsource/fjalla-one/files/fjalla-one-latin-ext-400-normal.woff2': f52,
  '@fontsource/fjalla-one/files/fjalla-one-vietnamese-400-normal.woff2': f53,
  '@fontsource/freehand/files/freehand-latin-400-normal.woff2': f54,
  '@fontsource/goldman/files/goldman-latin-ext-400-normal.woff2': f55,
  '@fontsource/goldman/files/goldman-vietnamese-400-normal.woff2': f56,
  '@fontsource/goldman/files/goldman-latin-ext-700-normal.woff2': f57,
  '@fontsource/goldman/files/goldman-vietnamese-700-normal.woff2': f58,
  '@fontsource/hanuman/files/hanuman-latin-400-normal.woff2': f59,
  '@fontsource/hanuman/files/hanuman-latin-700-normal.woff2': f60,
  '@fontsource/hanuman/files/hanuman-latin-900-normal.woff2': f61,
  '@fontsource/jersey-10/files/jersey-10-latin-ext-400-normal.woff2': f62,
  '@fontsource/kanit/files/kanit-latin-ext-400-normal.woff2': f63,
  '@fontsource/kanit/files/kanit-vietnamese-400-normal.woff2': f64,
  '@fontsource/kanit/files/kanit-latin-ext-700-normal.woff2': f65,
  '@fontsource/kanit/files/kanit-vietnamese-700-normal.woff2': f66,
  '@fontsource/kanit/files/kanit-latin-ext-900-normal.woff2': f67,
  '@fontsource/kanit/files/kanit-vietnamese-900-normal.woff2': f68,
  '@fontsource/kanit/files/kanit-latin-ext-400-italic.woff2': f69,
  '@fontsource/kanit/files/kanit-vietnamese-400-italic.woff2': f70,
  '@fontsource/kanit/files/kanit-latin-ext-700-italic.woff2': f71,
  '@fontsource/kanit/files/kanit-vietnamese-700-italic.woff2': f72,
  '@fontsource/kanit/files/kanit-latin-ext-900-italic.woff2': f73,
  '@fontsource/kanit/files/kanit-vietnamese-900-italic.woff2': f74,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-600-normal.woff2': f75,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-600-normal.woff2': f76,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-400-normal.woff2': f77,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-400-normal.woff2': f78,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-700-normal.woff2': f79,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-700-normal.woff2': f80,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-600-italic.woff2': f81,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-600-italic.woff2': f82,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-400-italic.woff2': f83,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-400-italic.woff2': f84,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-700-italic.woff2': f85,
  '@fontsource/kantumruy-pro/files/kantumruy-pro-latin-ext-700-italic.woff2': f86,
  '@fontsource/konkhmer-sleokchher/files/konkhmer-sleokchher-latin-400-normal.woff2': f87,
  '@fontsource/konkhmer-sleokchher/files/konkhmer-sleokchher-latin-ext-400-normal.woff2': f88,
  '@fontsource/koulen/files/koulen-latin-400-normal.woff2': f89,
  '@fontsource/league-gothic/files/league-gothic-latin-ext-400-normal.woff2': f90,
  '@fontsource/league-gothic/files/league-gothic-vietnamese-400-normal.woff2': f91,
  '@fontsource/moul/files/moul-latin-400-normal.woff2': f92,
  '@fontsource/moulpali/files/moulpali-latin-400-normal.woff2': f93,
  '@fontsource/nokora/files/nokora-latin-400-normal.woff2': f94,
  '@fontsource/nokora/files/nokora-latin-700-normal.woff2': f95,
  '@fontsource/nokora/files/nokora-latin-900-normal.woff2': f96,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-400-normal.woff2': f97,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-400-normal.woff2': f98,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-700-normal.woff2': f99,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-700-normal.woff2': f100,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-900-normal.woff2': f101,
  '@fontsource/noto-sans-khmer/files/noto-sans-khmer-latin-ext-900-normal.woff2': f102,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-400-normal.woff2': f103,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-ext-400-normal.woff2': f104,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-700-normal.woff2': f105,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-ext-700-normal.woff2': f106,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-900-normal.woff2': f107,
  '@fontsource/noto-serif-khmer/files/noto-serif-khmer-latin-ext-900-normal.woff2': f108,
  '@fontsource/odor-mean-chey/files/odor-mean-chey-latin-400-normal.woff2': f109,
  '@fontsource/oswald/files/oswald-latin-ext-400-normal.woff2': f110,
  '@fontsource/oswald/files/oswald-vietnamese-400-normal.woff2': f111,
  '@fontsource/oswald/files/oswald-cyrillic-400-normal.woff2': f112,
  '@fontsource/oswald/files/oswald-cyrillic-ext-400-normal.woff2': f113,
  '@fontsource/oswald/files/oswald-latin-ext-700-normal.woff2': f114,
  '@fontsource/oswald/files/oswald-vietnamese-700-normal.woff2': f115,
  '@fontsource/oswald/files/oswald-cyrillic-700-normal.woff2': f116,
  '@fontsource/oswald/files/oswald-cyrillic-ext-700-normal.woff2': f117,
  '@fontsource/oxanium/files/oxanium-latin-ext-400-normal.woff2': f118,
  '@fontsource/oxanium/files/oxanium-latin-ext-700-normal.woff2': f119,
  '@fontsource/passion-one/files/passion-one-latin-ext-400-normal.woff2': f120,
  '@fontsource/passion-one/files/passion-one-latin-ext-700-normal.woff2': f121,
  '@fontsource/passion-one/files/passion-one-latin-ext-900-normal.woff2': f122,
  '@fontsource/preahvihear/files/preahvihear-latin-400-normal.woff2': f123,
  '@fontsource/racing-sans-one/files/racing-sans-one-latin-ext-400-normal.woff2': f124,
  '@fontsource/rajdhani/files/rajdhani-latin-ext-400-normal.woff2': f125,
  '@fontsource/rajdhani/files/rajdhani-devanagari-400-normal.woff2': f126,
  '@fontsource/rajdhani/files/rajdhani-latin-ext-700-normal.woff2': f127,
  '@fontsource/rajdhani/files/rajdhani-devanagari-700-normal.woff2': f128,
  '@fontsource/rampart-one/files/rampart-one-latin-ext-400-normal.woff2': f129,
  '@fontsource/rampart-one/files/rampart-one-cyrillic-400-normal.woff2': f130,
  '@fontsource/rubik-mono-one/files/rubik-mono-one-latin-ext-400-normal.woff2': f131,
  '@fontsource/rubik-mono-one/files/rubik-mono-one-cyrillic-400-normal.woff2': f132,
  '@fontsource/russo-one/files/russo-one-latin-ext-400-normal.woff2': f133,
  '@fontsource/russo-one/files/russo-one-cyrillic-400-normal.woff2': f134,
  '@fontsource/saira-condensed/files/saira-condensed-latin-ext-400-normal.woff2': f135,
  '@fontsource/saira-condensed/files/saira-condensed-vietnamese-400-normal.woff2': f136,
  '@fontsource/saira-condensed/files/saira-condensed-latin-ext-700-normal.woff2': f137,
  '@fontsource/saira-condensed/files/saira-condensed-vietnamese-700-normal.woff2': f138,
  '@fontsource/saira-condensed/files/saira-condensed-latin-ext-900-normal.woff2': f139,
  '@fontsource/saira-condensed/files/saira-condensed-vietnamese-900-normal.woff2': f140,
  '@fontsource/saira-stencil-one/files/saira-stencil-one-latin-ext-400-normal.woff2': f141,
  '@fontsource/saira-stencil-one/files/saira-stencil-one-vietnamese-400-normal.woff2': f142,
  '@fontsource/sedgwick-ave-display/files/sedgwick-ave-display-latin-ext-400-normal.woff2': f143,
  '@fontsource/sedgwick-ave-display/files/sedgwick-ave-display-vietnamese-400-normal.woff2': f144,
  '@fontsource/staatliches/files/staatliches-latin-ext-400-normal.woff2': f145,
  '@fontsource/suwannaphum/files/suwannaphum-latin-400-normal.woff2': f146,
  '@fontsource/suwannaphum/files/suwannaphum-latin-700-normal.woff2': f147,
  '@fontsource/suwannaphum/files/suwannaphum-latin-900-normal.woff2': f148,
  '@fontsource/taprom/files/taprom-latin-400-normal.woff2': f149,
  '@fontsource/teko/files/teko-latin-ext-600-normal.woff2': f150,
  '@fontsource/teko/files/teko-devanagari-600-normal.woff2': f151,
  '@fontsource/teko/files/teko-latin-ext-400-normal.woff2': f152,
  '@fontsource/teko/files/teko-devanagari-400-normal.woff2': f153,
  '@fontsource/teko/files/teko-latin-ext-700-normal.woff2': f154,
  '@fontsource/teko/files/teko-devanagari-700-normal.woff2': f155,
  '@fontsource/tourney/files/tourney-latin-ext-400-normal.woff2': f156,
  '@fontsource/tourney/files/tourney-vietnamese-400-normal.woff2': f157,
  '@fontsource/tourney/files/tourney-latin-ext-700-normal.woff2': f158,
  '@fontsource/tourney/files/tourney-vietnamese-700-normal.woff2': f159,
  '@fontsource/tourney/files/tourney-latin-ext-900-normal.woff2': f160,
  '@fontsource/tourney/files/tourney-vietnamese-900-normal.woff2': f161,
  '@fontsource/tourney/files/tourney-latin-ext-400-italic.woff2': f162,
  '@fontsource/tourney/files/tourney-vietnamese-400-italic.woff2': f163,
  '@fontsource/tourney/files/tourney-latin-ext-700-italic.woff2': f164,
  '@fontsource/tourney/files/tourney-vietnamese-700-italic.woff2': f165,
  '@fontsource/tourney/files/tourney-latin-ext-900-italic.woff2': f166,
  '@fontsource/tourney/files/tourney-vietnamese-900-italic.woff2': f167,
  '@fontsource/unica-one/files/unica-one-latin-ext-400-normal.woff2': f168,
  '@fontsource/unica-one/files/unica-one-vietnamese-400-normal.woff2': f169,
}
