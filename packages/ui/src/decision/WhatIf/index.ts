export { WhatIf, type WhatIfProps, type WhatIfReach } from './WhatIf';
