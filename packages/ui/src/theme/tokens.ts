/** Design tokens as plain values: the single definition of colours, sizes and durations. Components never import
 *  this file; they use `vars` of `contract.css.ts`. */

export const lightColours = {
  surface: {
    canvas: '#f6f7f9',
    sidebar: '#f1f2f6',
    base: '#ffffff',
    raised: '#ffffff',
    sunken: '#f1f2f6',
    tableHead: '#f6f7f9',
    hover: '#f1f2f6',
    active: '#ebedf1',
    selected: '#edf3ff',
    selectedHover: '#dde8ff',
    inverse: '#161c26',
    skeleton: '#e2e5eb',
    scrim: '#0b10205c',
  },
  text: {
    primary: '#161c26',
    secondary: '#4c535f',
    tertiary: '#666c78',
    placeholder: '#666c78',
    disabled: '#868c97',
    inverse: '#ffffff',
    inverseMuted: '#c8ccd4',
    link: '#244dbf',
  },
  border: {
    subtle: '#e2e5eb',
    default: '#d9dce3',
    strong: '#c8ccd4',
    control: '#868c97',
    controlHover: '#666c78',
  },
  accent: {
    solid: '#2e5bd5',
    solidHover: '#244dbf',
    solidActive: '#1e41a4',
    onSolid: '#ffffff',
    soft: '#edf3ff',
    softHover: '#dde8ff',
    text: '#244dbf',
    border: '#c7d9ff',
    mark: '#2e5bd5',
  },
  focus: {
    ring: '#2e5bd5',
    gap: '#ffffff',
  },
  status: {
    approve: {
      solid: '#167645',
      onSolid: '#ffffff',
      soft: '#e3f9e9',
      softHover: '#c9f2d6',
      text: '#125f37',
      border: '#a3e5b9',
      icon: '#167645',
    },
    flag: {
      solid: '#fa9a35',
      onSolid: '#2f1d0c',
      soft: '#fff1e5',
      softHover: '#ffe3cb',
      text: '#814800',
      border: '#ffcea5',
      icon: '#a35c00',
    },
    reject: {
      solid: '#c3212e',
      onSolid: '#ffffff',
      soft: '#ffeeec',
      softHover: '#ffddda',
      text: '#a31b25',
      border: '#ffc3be',
      icon: '#c3212e',
    },
    info: {
      solid: '#0a6d8e',
      onSolid: '#ffffff',
      soft: '#e3f6ff',
      softHover: '#c8edfe',
      text: '#055873',
      border: '#a4def9',
      icon: '#0a6d8e',
    },
    neutral: {
      solid: '#4c535f',
      onSolid: '#ffffff',
      soft: '#ebedf1',
      softHover: '#e2e5eb',
      text: '#4c535f',
      border: '#d9dce3',
      icon: '#666c78',
    },
  },
  dpd: {
    d0: {
      fill: '#85d0b3',
      on: '#161c26',
    },
    d1_15: {
      fill: '#ebd35c',
      on: '#161c26',
    },
    d15_31: {
      fill: '#f1a628',
      on: '#161c26',
    },
    d31_60: {
      fill: '#eb6f1d',
      on: '#161c26',
    },
    d60_90: {
      fill: '#c5322b',
      on: '#ffffff',
    },
    d90p: {
      fill: '#7f1427',
      on: '#ffffff',
    },
    unknown: {
      fill: '#ebedf1',
      on: '#4c535f',
      hatch: '#c8ccd4',
    },
  },
  chart: {
    c1: '#2a5dbf',
    c2: '#eb882e',
    c3: '#23a696',
    c4: '#b62877',
    c6: '#374050',
    grid: '#e2e5eb',
    axis: '#666c78',
    credit: '#2a5dbf',
    debit: '#eb882e',
    balance: '#161c26',
    areaFrom: '#2e5bd529',
    areaTo: '#2e5bd500',
  },
  mark: {
    searchBg: '#f9e47e',
    searchText: '#161c26',
    diffBg: '#ffe3cb',
    diffText: '#633805',
  },
  elevation: {
    e1: '0 1px 2px #0f172a0d',
    e2: '0 1px 2px #0f172a0f, 0 4px 12px -2px #0f172a14',
    e3: '0 2px 4px #0f172a0f, 0 12px 32px -6px #0f172a29',
    e4: '0 4px 8px #0f172a0f, 0 28px 64px -12px #0f172a3d',
  },
} as const;

export const darkColours = {
  surface: {
    canvas: '#0d1014',
    sidebar: '#0d1014',
    base: '#15181d',
    raised: '#22252b',
    sunken: '#101317',
    tableHead: '#191c21',
    hover: '#1b1e24',
    active: '#22252b',
    selected: '#1d2840',
    selectedHover: '#212e4d',
    inverse: '#343943',
    skeleton: '#292d34',
    scrim: '#030510a8',
  },
  text: {
    primary: '#e7eaee',
    secondary: '#afb4bf',
    tertiary: '#959ca7',
    placeholder: '#959ca7',
    disabled: '#6c7380',
    inverse: '#ffffff',
    inverseMuted: '#b9bec6',
    link: '#95b6ff',
  },
  border: {
    subtle: '#272b32',
    default: '#31363e',
    strong: '#3e444e',
    control: '#6e7581',
    controlHover: '#8c939f',
  },
  accent: {
    solid: '#3c6ae2',
    solidHover: '#3460d8',
    solidActive: '#2c55c5',
    onSolid: '#ffffff',
    soft: '#182646',
    softHover: '#1e2f59',
    text: '#9ebdff',
    border: '#2f4989',
    mark: '#729bf8',
  },
  focus: {
    ring: '#78a1ff',
    gap: '#0d1014',
  },
  status: {
    approve: {
      solid: '#43b474',
      onSolid: '#0f2517',
      soft: '#1a3323',
      softHover: '#11331f',
      text: '#a3e5b9',
      border: '#245337',
      icon: '#71d195',
    },
    flag: {
      solid: '#fa9a35',
      onSolid: '#2f1d0c',
      soft: '#3e2814',
      softHover: '#44280c',
      text: '#ffcea5',
      border: '#6a431d',
      icon: '#ffb36e',
    },
    reject: {
      solid: '#f66c69',
      onSolid: '#361413',
      soft: '#48201e',
      softHover: '#521919',
      text: '#ff9892',
      border: '#7c3230',
      icon: '#ff9892',
    },
    info: {
      solid: '#3facd6',
      onSolid: '#0b222c',
      soft: '#15303c',
      softHover: '#0b303e',
      text: '#a4def9',
      border: '#1c5166',
      icon: '#70c7ed',
    },
    neutral: {
      solid: '#8c939f',
      onSolid: '#0d1014',
      soft: '#292d34',
      softHover: '#31363e',
      text: '#d1d4db',
      border: '#3e444e',
      icon: '#afb4bf',
    },
  },
  dpd: {
    d0: {
      fill: '#295b49',
      on: '#ffffff',
    },
    d1_15: {
      fill: '#958733',
      on: '#0d1014',
    },
    d15_31: {
      fill: '#d69a27',
      on: '#0d1014',
    },
    d31_60: {
      fill: '#fdad73',
      on: '#0d1014',
    },
    d60_90: {
      fill: '#f56249',
      on: '#0d1014',
    },
    d90p: {
      fill: '#c5193d',
      on: '#ffffff',
    },
    unknown: {
      fill: '#22252b',
      on: '#d1d4db',
      hatch: '#3e444e',
    },
  },
  chart: {
    c1: '#578cf0',
    c2: '#fa9947',
    c3: '#64d1bd',
    c4: '#d84497',
    c6: '#5e6570',
    grid: '#272b32',
    axis: '#959ca7',
    credit: '#578cf0',
    debit: '#fa9947',
    balance: '#e7eaee',
    areaFrom: '#729bf838',
    areaTo: '#729bf800',
  },
  mark: {
    searchBg: '#6b5e15',
    searchText: '#ffffff',
    diffBg: '#513215',
    diffText: '#ffe3cb',
  },
  elevation: {
    e1: '0 1px 2px #00000066',
    e2: '0 0 0 1px #ffffff0a, 0 4px 12px -2px #00000080',
    e3: '0 0 0 1px #ffffff0d, 0 12px 32px -6px #000000a6',
    e4: '0 0 0 1px #ffffff12, 0 28px 64px -12px #000000cc',
  },
} as const;

export const fontFamily = {
  sans: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "'JetBrains Mono Variable', 'JetBrains Mono', ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
} as const;

export const textScale = {
  micro: {
    fontSize: '11px',
    lineHeight: '16px',
    letterSpacing: '0.01em',
  },
  caption: {
    fontSize: '12px',
    lineHeight: '16px',
    letterSpacing: '0',
  },
  body: {
    fontSize: '13px',
    lineHeight: '20px',
    letterSpacing: '0',
  },
  bodyLg: {
    fontSize: '14px',
    lineHeight: '20px',
    letterSpacing: '-0.003em',
  },
  titleSm: {
    fontSize: '13px',
    lineHeight: '20px',
    letterSpacing: '0',
    weight: '600',
  },
  title: {
    fontSize: '16px',
    lineHeight: '24px',
    letterSpacing: '-0.011em',
    weight: '600',
  },
  titleLg: {
    fontSize: '20px',
    lineHeight: '28px',
    letterSpacing: '-0.017em',
    weight: '600',
  },
  figure: {
    fontSize: '22px',
    lineHeight: '28px',
    letterSpacing: '-0.02em',
    weight: '600',
  },
  display: {
    fontSize: '34px',
    lineHeight: '40px',
    letterSpacing: '-0.028em',
    weight: '600',
  },
  mono: {
    fontSize: '12.5px',
    lineHeight: '20px',
    letterSpacing: '-0.01em',
  },
} as const;

export const fontWeight = {
  regular: '400',
  medium: '500',
  semibold: '600',
  bold: '680',
} as const;

export const space = {
  '0': '0',
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '20px',
  '6': '24px',
  '8': '32px',
  '10': '40px',
  '12': '48px',
  '16': '64px',
} as const;

export const radius = {
  none: '0',
  xs: '3px',
  sm: '5px',
  md: '7px',
  lg: '10px',
  xl: '14px',
  full: '999px',
} as const;

export const motion = {
  duration: {
    instant: '0ms',
    fast: '90ms',
    base: '140ms',
    slow: '220ms',
    skeleton: '1400ms',
    snackbar: '2500ms',
  },
  easing: {
    standard: 'cubic-bezier(.2,0,0,1)',
    enter: 'cubic-bezier(0,0,.2,1)',
    linear: 'linear',
  },
} as const;

export const zIndex = {
  base: '0',
  stickyCell: '10',
  stickyHeader: '20',
  rail: '30',
  topbar: '40',
  sidebar: '50',
  dropdown: '100',
  scrim: '200',
  dialog: '210',
  commandPalette: '300',
  snackbar: '400',
  tooltip: '500',
} as const;

export const densities = {
  compact: {
    row: '32px',
    headerRow: '32px',
    cellX: '10px',
    kvRow: '28px',
    control: '28px',
  },
  comfortable: {
    row: '40px',
    headerRow: '36px',
    cellX: '12px',
    kvRow: '34px',
    control: '32px',
  },
} as const;

export const controlHeight = {
  xs: '24px',
  sm: '28px',
  md: '32px',
  lg: '40px',
} as const;

export const layout = {
  topbar: '48px',
  sidebar: '232px',
  sidebarMini: '56px',
  railWidth: '360px',
  railCollapsed: '44px',
  verticalTabs: '216px',
  tabBar: '40px',
} as const;

export const dialogWidth = {
  paymentLink: '30rem',
  waiver: '600px',
  comment: '600px',
  vas: '800px',
  callFeedback: '900px',
  addCallFeedback: '1000px',
  full: '100vw x 100dvh',
  login: '400px',
  commandPalette: '640px',
} as const;

/** The tokens that are the same in every theme and density, by their names in `vars`. */
export const fixedTokens = {
  space,
  radius,
  font: fontFamily,
  weight: fontWeight,
  text: textScale,
  motion,
  z: zIndex,
  control: controlHeight,
  layout,
  dialog: dialogWidth,
};

export const breakpoint = {
  sm: '768px',
  md: '1024px',
  lg: '1280px',
  xl: '1440px',
} as const;
