export { default } from '@shuye/ui/storybook-preview';
