import { createElement, type FunctionComponent } from 'react';
import styles from './icon.module.css';

interface IconProps {
  /** In pixels at the usual size of type, where it is no usual one. */
  size?: 'small' | 'medium' | 'large' | 48 | 32;
  /** Its colour, where it is not that of the text around it. */
  tone?: 'primary' | 'success' | 'warning' | 'action';
  /** What it says, where nothing beside it says it. */
  title?: string;
  className?: string | undefined;
}

export type IconComponent = FunctionComponent<IconProps>;

/** An icon of one of the paths of @mdi/js; it says nothing by itself, its button bears the name. */
export function icon(path: string, name: string): IconComponent {
  const Svg: IconComponent = ({ size = 'medium', tone, title, className }) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        focusable: false,
        ...(title === undefined ? { 'aria-hidden': true } : { role: 'img' }),
        className: [styles['icon'], styles[size], tone && styles[tone], className]
          .filter(Boolean)
          .join(' '),
        ...(typeof size === 'number' && { style: { fontSize: size } }),
      },
      createElement('path', { d: path }),
      title !== undefined && createElement('title', null, title),
    );
  Svg.displayName = `${name}Icon`;
  return Svg;
}
