import "katex/dist/katex.min.css";
import "uplot/dist/uPlot.min.css";
import katex from "katex";
import uPlot from "uplot";
import * as THREE from "three";
console.log(katex, uPlot, new THREE.WebGLRenderer(), new THREE.Scene());
