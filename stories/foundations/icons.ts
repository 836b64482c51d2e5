import type { LucideIcon } from 'lucide-react';
import * as list from './iconList';

/** The icons of the product by name. */
export const icons: Readonly<Record<string, LucideIcon>> = list;
